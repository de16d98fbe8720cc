import "server-only";
import { zodOutputFormat } from "@anthropic-ai/sdk/helpers/zod";
import type { JSONOutputFormat } from "@anthropic-ai/sdk/resources/messages";
import type { z } from "zod";
import { AiError } from "./errors";

/** The output format that makes a model write a schema's shape and nothing else. */
export function outputFormat(schema: z.ZodType): JSONOutputFormat {
  const { type, schema: jsonSchema } = zodOutputFormat(schema);
  return { type, schema: jsonSchema };
}

/**
 * The checked value of a text that should be a JSON object; a model that is not held to it may put a few
 * words or a fence around it.
 * @throws AiError malformed
 */
export function readStructured<Value>(schema: z.ZodType<Value>, text: string): Value {
  try {
    return schema.parse(JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)));
  } catch (cause) {
    throw new AiError("malformed", { cause });
  }
}

/**
 * Finds the finished items of one list in an object that is still being written: in
 * `{"steps":[{…},{…` each `{…}` of `steps` is told once, when its closing brace arrives. Reads every
 * character once, however the text is cut into pieces. Items have to be objects.
 */
export class ListReader {
  readonly #field: string;
  #depth = 0;
  #inString = false;
  #escaped = false;
  #inList = false;
  /** Characters of the string being read at the top level, which may be a field's name. */
  #name = "";
  #item = "";

  constructor(field: string) {
    this.#field = field;
  }

  /** The JSON texts of the items that this piece finished. */
  push(piece: string): string[] {
    const finished: string[] = [];
    for (const character of piece) {
      if (this.#inList && this.#depth >= 2) this.#item += character;
      if (this.#inString) this.#readString(character);
      else if (this.#readStructure(character)) {
        finished.push(this.#item);
        this.#item = "";
      }
    }
    return finished;
  }

  #readString(character: string): void {
    if (this.#escaped) this.#escaped = false;
    else if (character === "\\") this.#escaped = true;
    else if (character === '"') {
      this.#inString = false;
      return;
    }
    if (this.#depth === 1) this.#name += character;
  }

  /** True when an item of the list ends here. */
  #readStructure(character: string): boolean {
    if (character === '"') {
      this.#inString = true;
      if (this.#depth === 1) this.#name = "";
    } else if (character === "{" || character === "[") {
      this.#depth += 1;
      if (character === "[" && this.#depth === 2) this.#inList = this.#name === this.#field;
      if (character === "{" && this.#depth === 3) this.#item = "{";
    } else if (character === "}" || character === "]") {
      this.#depth -= 1;
      if (this.#depth === 1) this.#inList = false;
      return this.#inList && character === "}" && this.#depth === 2;
    }
    return false;
  }
}

const SIMPLE_ESCAPES: Record<string, string> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };

/**
 * Reads one text of an object that is still being written: in `{"reply":"Good mor` it tells the
 * characters of `reply` as they arrive, decoded. Only a field of the outermost object is read.
 */
export class TextReader {
  readonly #field: string;
  #depth = 0;
  #inString = false;
  /** What follows a backslash so far; null outside an escape. */
  #escape: string | null = null;
  /** The first half of a character that is written as two escapes. */
  #half = "";
  /** Characters of the name being read at the top level. */
  #name = "";
  #isValue = false;

  constructor(field: string) {
    this.#field = field;
  }

  /** The characters of the text that this piece brought. */
  push(piece: string): string {
    let text = "";
    for (const character of piece) {
      if (this.#inString) text += this.#readString(character);
      else this.#readStructure(character);
    }
    return text;
  }

  #readString(character: string): string {
    if (this.#escape !== null) {
      this.#escape += character;
      const decoded = decodeEscape(this.#escape);
      if (decoded === null) return "";
      this.#escape = null;
      return this.#tell(decoded);
    }
    if (character === "\\") this.#escape = "";
    else if (character === '"') this.#inString = false;
    else return this.#tell(character);
    return "";
  }

  #tell(character: string): string {
    if (this.#depth !== 1) return "";
    if (!this.#isValue) this.#name += character;
    if (!this.#isValue || this.#name !== this.#field) return "";
    if (/^[\uD800-\uDBFF]$/.test(character)) {
      this.#half = character;
      return "";
    }
    const whole = this.#half + character;
    this.#half = "";
    return whole;
  }

  #readStructure(character: string): void {
    if (character === '"') {
      this.#inString = true;
      if (!this.#isValue && this.#depth === 1) this.#name = "";
    } else if (character === "{" || character === "[") this.#depth += 1;
    else if (character === "}" || character === "]") this.#depth -= 1;
    else if (this.#depth === 1 && character === ":") this.#isValue = true;
    else if (this.#depth === 1 && character === ",") this.#isValue = false;
  }
}

/** The character that an escape stands for; null while it is unfinished. RFC 8259, section 7. */
function decodeEscape(written: string): string | null {
  if (!written.startsWith("u")) return SIMPLE_ESCAPES[written] ?? written;
  return written.length < 5 ? null : String.fromCharCode(Number.parseInt(written.slice(1), 16));
}
