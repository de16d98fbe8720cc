import { timeZoneName } from "@/lib/users/time-zones";

/** Where somebody is, as far as it decides which crisis lines they can reach. */
export type Region = "us" | "gb" | "ie" | "elsewhere";

/** What a request tells of where it comes from; null where it says nothing. */
export type RegionHints = {
  /** The browser's own zone, which knows of a journey. */
  browserZone: string | null;
  /** The zone of the account. */
  accountZone: string | null;
  /** The header Accept-Language. */
  languages: string | null;
};

const AMERICA =
  "New_York Detroit Chicago Menominee Denver Boise Phoenix Los_Angeles Anchorage Juneau Sitka Metlakatla Yakutat Nome Adak Kentucky/Louisville Kentucky/Monticello Indiana/Indianapolis Indiana/Vincennes Indiana/Winamac Indiana/Marengo Indiana/Petersburg Indiana/Vevay Indiana/Tell_City Indiana/Knox North_Dakota/Center North_Dakota/New_Salem North_Dakota/Beulah Puerto_Rico St_Thomas";
const PACIFIC = "Honolulu Guam Saipan Pago_Pago Midway Wake";
const BRITAIN = "London Belfast Jersey Guernsey Isle_of_Man";

/** Zones by country: IANA time zone database, zone.tab of 2026. 988 serves the territories of the US too. */
const ZONES: Readonly<Record<Exclude<Region, "elsewhere">, readonly string[]>> = {
  us: [...placesIn("America", AMERICA), ...placesIn("Pacific", PACIFIC)],
  gb: placesIn("Europe", BRITAIN),
  ie: ["Europe/Dublin"],
};

function placesIn(part: string, places: string): string[] {
  return places.split(" ").map((place) => `${part}/${place}`);
}

/** Under the names that this runtime has for them, to which old names and other spellings lead. */
const REGION_BY_ZONE: ReadonlyMap<string | null, Region> = new Map(
  (["us", "gb", "ie"] as const).flatMap((region) =>
    ZONES[region].map((zone) => [timeZoneName(zone), region] as const),
  ),
);

/** ISO 3166-1 codes, with the territories that share the lines of a country. */
const REGION_BY_COUNTRY: Readonly<Record<string, Region>> = {
  ...Object.fromEntries(["US", "PR", "VI", "GU", "MP", "AS", "UM"].map((code) => [code, "us"])),
  ...Object.fromEntries(["GB", "JE", "GG", "IM"].map((code) => [code, "gb"])),
  IE: "ie",
};

/** The browser's zone counts first, then the account's, then the country of the preferred language. */
export function regionOf({ browserZone, accountZone, languages }: RegionHints): Region {
  return (
    regionOfZone(browserZone) ??
    regionOfZone(accountZone) ??
    regionOfLanguages(languages) ??
    "elsewhere"
  );
}

/** Null for what is no zone, and for zones such as UTC, where nobody lives. */
function regionOfZone(zone: string | null): Region | null {
  const name = zone === null ? null : timeZoneName(zone);
  if (name === null || !name.includes("/") || name.startsWith("Etc/")) return null;
  return REGION_BY_ZONE.get(name) ?? "elsewhere";
}

/** The first country that a language names, by preference (RFC 9110, section 12.5.4). */
function regionOfLanguages(header: string | null): Region | null {
  const preferred = (header ?? "")
    .slice(0, 500)
    .split(",")
    .map((entry) => {
      const [tag = "", ...parameters] = entry.trim().split(";");
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]);
      return { tag, quality: Number(quality.find((value) => value !== undefined) ?? 1) };
    })
    .toSorted((one, other) => other.quality - one.quality);
  for (const { tag } of preferred) {
    const country = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(tag)?.[1]?.toUpperCase();
    if (country !== undefined) return REGION_BY_COUNTRY[country] ?? "elsewhere";
  }
  return null;
}
