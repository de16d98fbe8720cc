const AT_FIRST = /^(\d{1,2}(?::\d\d)?\s?[ap]m|\d{1,2}:\d\d|noon)\s+(?=\p{L})/iu;
/** "11 bank", and not "2 onions". */
const BARE_HOUR = /^(1[0-2]|[1-9])\s+(?=\p{L}*[^s\s\d](?:\s|$))/u;
/** "9am vet", "call Priya at 2pm" */
const CLOCKED = /^(?:\d{1,2}(?::\d\d)?\s?[ap]m|\d{1,2}:\d\d)\s|\b(?:at|by) \d/i;
/** So many other items at their hours make a bare number one. */
const LEAST_CLOCKED = 2;

/** "9am vet, 11 bank, 2pm call": each with its hour behind it, a bare number too. */
export function withHoursBehind(items: readonly string[]): string[] {
  const isByHours =
    items.some((item) => AT_FIRST.test(item)) &&
    items.filter((item) => CLOCKED.test(item)).length >= LEAST_CLOCKED;
  return items.map((item) => {
    const hour = isByHours ? (AT_FIRST.exec(item) ?? BARE_HOUR.exec(item)) : null;
    return hour === null ? item : `${item.slice(hour[0].length)} at ${hour[1]}`;
  });
}
