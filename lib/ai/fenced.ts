import "server-only";

/**
 * What a person wrote, as data between two tags: JSON keeps line breaks and quotes inside one text, and
 * without "<" no text can close the fence around it. The system text says what the tags mean.
 */
export function fenced(name: string, value: unknown): string {
  return `<${name}>${JSON.stringify(value).replaceAll("<", "\\u003c")}</${name}>`;
}
