/**
 * Letters that look like Latin ones and that Unicode's own folding (NFKD) leaves alone: from Unicode's
 * confusables.txt 13.0.0 (through the npm package unhomoglyph 1.0.6, MIT), the scripts that people borrow
 * letters from, with small capitals and the Cyrillic and Greek letters that are read as Latin in practice.
 */
const LOOKALIKES: Readonly<Record<string, string>> = {
  a: "ᴀɑαаΑАᎪᗅꓮ",
  b: "ʙβвßƄЬᏏᑲᖯꞴΒВᏴᗷꓐɓᑳƃƂБƀҍҌѣѢ",
  c: "ᴄⲥсꮯⲤСᏟꓚȼҫҪ",
  d: "ᴅԁᏧᑯꓒᎠᗞᗪꓓɗɖƌđĐÐƉ",
  e: "ᴇεєэꜫꬲеҽΕЕᎬꓰɇɆҿ",
  f: "ꜰꬵꞙẝք𝈓ꞘϜᖴꓝƒƑᵮ",
  g: "ɢɡᶃƍցԌᏀᏳꓖɠǥǤ",
  h: "ʜнһհᏂΗⲎНᎻᕼꓧɦꚕᏲⱧҢħћĦӉӇ",
  i: "ІΙіιıɪɩꙇꭵᎥɨᵻᵼ",
  j: "ᴊϳјꞲͿЈᎫᒍꓙɉɈ",
  k: "ᴋκкΚⲔКᏦꓗƙⱩҚ₭ꝀҞ",
  l: "ӏӀʟƖǀⲒꓲ𝈪ⳐᏞᒪꓡłŁɭƗƚɫ",
  m: "ᴍмΜϺⲘМᎷᗰꓟӍɱᵯ",
  n: "ɴпиոռΝⲚꓠ𐆎ɳƞηƝᵰ",
  o: "ᴏᴑꬽοσⲟоօΟⲞОՕꓳøꬾØɵꝋөѳꮎꮻ𝈚ƟꝊθΘӨѲᎾᏫꭴ",
  p: "ᴘþρⲣрΡⲢРᏢᑭꓑƥᵽ",
  q: "ԛգզʠ",
  r: "ʀяꭇꭈᴦⲅгꮁ𝈖ƦᎡᏒᖇꓣɽɼɍғᵲ",
  s: "ꜱƽѕꮪЅՏᏕᏚꓢʂᵴ",
  t: "ᴛτтΤⲦТᎢꓔƭȾƮҬ₮ŧŦᵵ",
  u: "ᴜцμꞟꭎꭒʋυսՍᑌꓴᵾꮜɄᏌ",
  v: "ᴠνѵꮩ𝈍ѴᏙᐯꓦ",
  w: "ωшɯᴡѡԝաꮃԜᎳᏔꓪѽ₩ꝡ",
  x: "χхᕁᕽ᙭ꞳΧⲬХꓫҲ",
  y: "ʏɣᶌỿꭚγуүΥⲨУҮᎩᎽꓬƴɏұ¥ɎҰ",
  z: "ᴢꮓΖᏃꓜʐƶƵȥȤᵶ",
};

const LATIN_OF = new Map(
  Object.entries(LOOKALIKES).flatMap(([latin, letters]) =>
    [...letters].map((letter) => [letter, latin] as const),
  ),
);

/** What people type for an apostrophe, a quotation mark, a dash or a full stop. */
const PLAIN_SIGNS = new Map(
  Object.entries({
    "'": "‘’‚‛ʼʻˈ′＇`´",
    '"': "“”„‟«»″",
    "-": "‐‑‒–—―−﹣",
    ".": "。․｡",
    "?": "？؟",
    "!": "！¡",
    "*": "∗✱⁎•·",
  }).flatMap(([plain, signs]) => [...signs].map((sign) => [sign, plain] as const)),
);

const INVISIBLE = /^[\p{M}\p{Cf}\p{Cc}\p{Cs}\u115f\u1160\u3164\uffa0]$/u;
const SPACE = /^[\p{Z}\u2800]$/u;

/** No sign becomes more letters than this; a few stand for whole phrases (U+FDFA for eighteen letters). */
export const MOST_LETTERS = 4;

/** Folded code points are remembered; what no text of a person holds need not be. */
const REMEMBERED = 4_000;
const known = new Map<number, string>();

/** A code point above ASCII as plain lower-case letters, a space, or nothing when it can't be seen. */
export function foldCodePoint(codePoint: number): string {
  const before = known.get(codePoint);
  if (before !== undefined) return before;
  const folded = fold(codePoint);
  if (known.size < REMEMBERED) known.set(codePoint, folded);
  return folded;
}

function fold(codePoint: number): string {
  const boxed = boxedLetter(codePoint);
  if (boxed !== null) return boxed;
  const character = String.fromCodePoint(codePoint);
  const sign = PLAIN_SIGNS.get(character);
  if (sign !== undefined) return sign;
  if (/[\u2028\u2029\u0085]/.test(character)) return "\n";
  if (SPACE.test(character)) return " ";
  let folded = "";
  for (const part of character.normalize("NFKD")) folded += foldPart(part);
  return folded.slice(0, MOST_LETTERS);
}

function foldPart(part: string): string {
  if (INVISIBLE.test(part)) return "";
  const sign = PLAIN_SIGNS.get(part);
  if (sign !== undefined) return sign;
  const lower = part.toLowerCase();
  return LATIN_OF.get(part) ?? LATIN_OF.get(lower) ?? (lower.length === part.length ? lower : part);
}

/** Letters in circles, boxes and flags, which NFKD does not know. */
function boxedLetter(codePoint: number): string | null {
  for (const first of [0x1f130, 0x1f150, 0x1f170, 0x1f1e6]) {
    if (codePoint >= first && codePoint < first + 26) {
      return String.fromCharCode(0x61 + codePoint - first);
    }
  }
  return null;
}
