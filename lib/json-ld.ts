/** Linked data as the text of a script element, which no text inside can close. */
export function jsonLd(data: object): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
