/** Characters are told apart by kind: each letter, the space, figures, apostrophe, hyphen, "_", the rest. */
const REST = 0;
const SPACE = 27;
const FIGURE = 28;
const APOSTROPHE = 29;
const HYPHEN = 30;
const UNDERSCORE = 31;
export const KINDS = 32;

/** The kinds that `\w` means, each by its bit. */
export const WORD_KINDS = (1 << FIGURE) | (1 << UNDERSCORE) | 0x07fffffe;
const ALL_KINDS = -1;
/** Kinds of one character each, which a class with "^" may leave out. */
const SINGLE_KINDS = 0x07fffffe | (1 << SPACE) | (1 << APOSTROPHE) | (1 << HYPHEN);

/** The kind of each character of Latin-1. */
export const KIND_OF = Uint8Array.from({ length: 256 }, (_, code) => kindOf(code));

function kindOf(code: number): number {
  if (code >= 97 && code <= 122) return code - 96;
  if (code >= 48 && code <= 57) return FIGURE;
  if (code >= 65 && code <= 90) return UNDERSCORE;
  const at = " '-_".indexOf(String.fromCharCode(code));
  return [SPACE, APOSTROPHE, HYPHEN, UNDERSCORE][at] ?? REST;
}

/** What a regular expression is made of, as far as it tells how matches begin. */
export type Node =
  | { is: "kinds"; kinds: number }
  /** Something that takes no character; `edge` where a word must not go on here. */
  | { is: "nothing"; edge: boolean }
  | { is: "row"; parts: Node[] }
  | { is: "one of"; parts: Node[] }
  | { is: "repeated"; part: Node; least: number; most: number };

/**
 * Reads the source of a regular expression.
 * @throws Error for what no pattern here uses: references back, names, sets of Unicode
 */
export function parse(source: string): Node {
  let at = 0;
  const node = oneOf();
  if (at < source.length) throw unknown();
  return node;

  function unknown(): Error {
    return new Error(`beginnings can't be told of ${source.slice(at, at + 20)}`);
  }

  function oneOf(): Node {
    const parts = [row()];
    while (source[at] === "|") {
      at += 1;
      parts.push(row());
    }
    return { is: "one of", parts };
  }

  function row(): Node {
    const parts: Node[] = [];
    while (at < source.length && source[at] !== "|" && source[at] !== ")") parts.push(repeated());
    return { is: "row", parts };
  }

  function repeated(): Node {
    const part = single();
    const times = /^(?:([?*+])|\{(\d+)(,?)(\d*)\})\??/.exec(source.slice(at, at + 12));
    if (!times) return part;
    at += times[0].length;
    const [, sign, least = "", comma, most = ""] = times;
    if (sign) {
      return {
        is: "repeated",
        part,
        least: sign === "+" ? 1 : 0,
        most: sign === "?" ? 1 : Infinity,
      };
    }
    const limit = comma === "" ? Number(least) : most === "" ? Infinity : Number(most);
    return { is: "repeated", part, least: Number(least), most: limit };
  }

  function single(): Node {
    const sign = source[at];
    if (sign === "(") return group();
    if (sign === "[") return { is: "kinds", kinds: characterClass() };
    if (sign === "^" || sign === "$") {
      at += 1;
      return { is: "nothing", edge: false };
    }
    if (sign === ".") {
      at += 1;
      return { is: "kinds", kinds: ALL_KINDS };
    }
    if (sign === "\\" && /[bB]/.test(source[at + 1] ?? "")) {
      at += 2;
      return { is: "nothing", edge: source[at - 1] === "b" };
    }
    return { is: "kinds", kinds: character().kinds };
  }

  function group(): Node {
    const [opening = "("] = /^\((?:\?(?::|<?[=!]))?/.exec(source.slice(at)) ?? [];
    const from = at;
    at += opening.length;
    const within = oneOf();
    if (source[at] !== ")") throw unknown();
    at += 1;
    if (opening === "(" || opening === "(?:") return within;
    const whole = source.slice(from, at);
    return { is: "nothing", edge: whole === "(?<![\\w'])" || whole === "(?!\\B\\w)" };
  }

  function characterClass(): number {
    at += 1;
    const isNot = source[at] === "^";
    if (isNot) at += 1;
    let kinds = 0;
    while (source[at] !== "]") {
      const { kinds: own, code } = character();
      kinds |= own;
      if (source[at] !== "-" || source[at + 1] === "]" || code === null) continue;
      at += 1;
      const last = character().code ?? code;
      for (let one = code; one <= last; one += 1) kinds |= 1 << (KIND_OF[one] ?? REST);
    }
    at += 1;
    return isNot ? ~(kinds & SINGLE_KINDS) : kinds;
  }

  /** A sign that stands for itself, or an escape. */
  function character(): { kinds: number; code: number | null } {
    let sign = source[at] ?? "";
    at += 1;
    if (sign === "\\") {
      sign = source[at] ?? "";
      at += 1;
      if (sign === "w") return { kinds: WORD_KINDS, code: null };
      if (sign === "d") return { kinds: 1 << FIGURE, code: null };
      if (sign === "s") return { kinds: (1 << SPACE) | (1 << REST), code: null };
      if (sign === "W" || sign === "S" || sign === "D") return { kinds: ALL_KINDS, code: null };
      const escaped = /^(?:x[\da-f]{2}|u[\da-f]{4})/i.exec(source.slice(at - 1, at + 4))?.[0];
      if (escaped !== undefined) {
        at += escaped.length - 1;
        const code = Number.parseInt(escaped.slice(1), 16);
        return { kinds: 1 << (KIND_OF[code] ?? REST), code };
      }
      if (sign === "n" || sign === "t" || sign === "r") return { kinds: 1 << REST, code: null };
      if (/[\dA-Za-z]/.test(sign)) throw unknown();
    }
    const code = sign.charCodeAt(0);
    return { kinds: 1 << (KIND_OF[code] ?? REST), code };
  }
}
