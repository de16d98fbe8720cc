/** Characters that begin markup anywhere in a line (CommonMark 0.31, GitHub Flavored Markdown, math). */
const MARKUP = /[\\`*_[\]<~|$]|&(?=[#a-z])/gi;

/** What GitHub Flavored Markdown turns into a link by itself, reading it raw. */
const BARE_LINK = /(?:https?:\/\/|ftp:\/\/|www\.)\S*/gi;

/**
 * Text that a Markdown reader shows as it was typed: one line, whose line breaks become spaces.
 * For headings and list items.
 */
export function markdownLine(text: string): string {
  const line = text.replace(/\s*\n\s*/g, " ").trim();
  return escapedLineStart(escapedInline(line)).replace(/(?<=\s)#+$/, "\\$&");
}

/** As `markdownLine` for longer text: line breaks, paragraphs and indentation stay. */
export function markdownText(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/^(?:\s*\n)+|\s+$/g, "")
    .split(/\n(?:[^\S\n]*\n)+/)
    .map((paragraph) => paragraph.split("\n").map(escapedTextLine).join("  \n"))
    .join("\n\n");
}

function escapedTextLine(line: string): string {
  const indentation = /^\s*/.exec(line)?.[0] ?? "";
  const rest = line.slice(indentation.length).trimEnd();
  // Four spaces would be a code block, fewer would be dropped.
  const spaces = "&nbsp;".repeat(indentation.replaceAll("\t", "    ").length);
  return spaces + escapedLineStart(escapedInline(rest));
}

function escapedInline(text: string): string {
  let escaped = "";
  let end = 0;
  for (const { 0: link, index } of text.matchAll(BARE_LINK)) {
    escaped += escapedMarkup(text.slice(end, index)) + escapedLink(link);
    end = index + link.length;
  }
  return escaped + escapedMarkup(text.slice(end));
}

/** An address without markup stays a link; in another one escapes would show, so it becomes plain text. */
function escapedLink(link: string): string {
  const escaped = escapedMarkup(link);
  if (escaped === link) return link;
  return escaped.replaceAll("://", "\\://").replace(/(www)\./gi, "$1\\.");
}

function escapedMarkup(text: string): string {
  return text.replace(MARKUP, "\\$&");
}

/** Headings, quotes, lists, rules and underlines begin with what stands first in a line. */
function escapedLineStart(line: string): string {
  return line
    .replace(/^(?:#{1,6}(?=\s|$)|>|[-+](?=\s|$)|[-=:][-=:\s]*$)/, "\\$&")
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, "$1\\$2");
}
