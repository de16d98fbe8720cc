/** What two options have in common that differ in case, spaces or the way of writing a letter alone. */
export function optionKey(option: string): string {
  return option.normalize("NFKC").replace(/\s+/g, " ").trim().toLowerCase();
}
