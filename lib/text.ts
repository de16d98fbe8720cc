/** Control characters and lone surrogates; PostgreSQL refuses some of them, screens show none. */
const UNSHOWABLE = /[\p{Cc}\p{Cs}]/gu;
const UNSHOWABLE_BUT_LINES = /(?![\n\t])[\p{Cc}\p{Cs}]/gu;

/** A person's text for one line: line breaks and tabs become spaces, control characters go. Trimmed. */
export function singleLine(text: string): string {
  return withoutBlank(text.replace(/[\r\n\t\u2028\u2029]+/g, " ").replace(UNSHOWABLE, ""));
}

/** A person's text of several lines: line breaks and tabs stay, other control characters go. Trimmed. */
export function multiLine(text: string): string {
  return withoutBlank(
    text.replace(/\r\n?|[\u2028\u2029]/g, "\n").replace(UNSHOWABLE_BUT_LINES, ""),
  );
}

/** Nothing but spaces and invisible marks (zero-width, direction) is as empty as no text at all. */
function withoutBlank(text: string): string {
  return /[^\s\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]/u.test(text) ? text.trim() : "";
}

/** First letter large, but for names such as "iPhone". */
export function capitalise(text: string): string {
  return /^\p{Ll}\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}
