/** Today's names of places whose old name is the one that runtimes keep (IANA time zone database, file backward). */
const PRESENT_NAMES: Record<string, string> = {
  "Africa/Asmera": "Asmara",
  "America/Buenos_Aires": "Buenos Aires",
  "America/Coral_Harbour": "Atikokan",
  "America/Godthab": "Nuuk",
  "Asia/Calcutta": "Kolkata",
  "Asia/Katmandu": "Kathmandu",
  "Asia/Rangoon": "Yangon",
  "Asia/Saigon": "Ho Chi Minh City",
  "Atlantic/Faeroe": "Faroe",
  "Europe/Kiev": "Kyiv",
  "Pacific/Enderbury": "Kanton",
  "Pacific/Ponape": "Pohnpei",
  "Pacific/Truk": "Chuuk",
};

/** A name that no IANA name is longer than. */
const MAXIMUM_CHARACTERS = 64;

/**
 * The name under which this runtime knows an IANA time zone, which other spellings and old names
 * lead to (Asia/Kolkata and Asia/Calcutta are one), or null. A bare offset such as +05:30 is none,
 * because it knows no summer time.
 */
export function timeZoneName(text: string): string | null {
  if (text.length > MAXIMUM_CHARACTERS || !/^[A-Za-z]/.test(text)) return null;
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** The part of the world and the place, as people say them: "America", "Argentina, Buenos Aires". */
export function timeZoneLabel(name: string): { region: string; place: string } {
  const [region = "", ...places] = name.split("/");
  if (places.length === 0) return { region: "Other", place: name };
  const place = PRESENT_NAMES[name] ?? places.join(", ").replaceAll("_", " ");
  return { region, place };
}

/** A part of the world with its zones, each as name and place, sorted by place. */
export type TimeZoneGroup = { region: string; zones: [name: string, place: string][] };

/**
 * Every zone that this runtime lists, by part of the world. A zone that a person has and that is not
 * listed (UTC, for one) comes along.
 */
export function timeZoneGroups(own: string | null): TimeZoneGroup[] {
  const names = new Set([...Intl.supportedValuesOf("timeZone"), "UTC", ...(own ? [own] : [])]);
  const groups = new Map<string, TimeZoneGroup["zones"]>();
  for (const name of names) {
    const { region, place } = timeZoneLabel(name);
    groups.set(region, [...(groups.get(region) ?? []), [name, place]]);
  }
  return [...groups].map(([region, zones]) => ({
    region,
    zones: zones.toSorted(([, one], [, other]) => one.localeCompare(other, "en")),
  }));
}
