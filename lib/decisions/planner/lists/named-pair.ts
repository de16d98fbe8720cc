const SEEN =
  "vet|dentist|doctor|dr|pediatrician|therapist|orthodontist|dermatologist|eye doctor|groomer|hair|mechanic|obgyn|ob-gyn";
const WRITTEN =
  "teacher|landlord|boss|doctor|school|coach|lawyer|bank|insurance|pharmacy|professor|manager|principal|contractor|plumber|realtor|recruiter|vet|daycare";
/** "vet appt for Ziggy" */
const VISIT = new RegExp(`^(?:the |an? |my )?(${SEEN}) (?:appt|appointment|visit)( for .+)?$`, "i");
/** "teacher email about Tuesday's field trip" */
const MESSAGE = new RegExp(
  `^(?:the |an? |my )?(${WRITTEN}) (e-?mail|text|call)( (?:about|re|for) .+)?$`,
  "i",
);

/** "vet appt for Ziggy and teacher email about the trip": the two as orders; null for another row. */
export function namedPair(row: string): string[] | null {
  const parts = row.replace(/[.!]+$/, "").split(/\s+(?:and|&|\+)\s+/i);
  const orders = parts.map(asErrand).filter((order) => order !== null);
  return parts.length === 2 && orders.length === 2 ? orders : null;
}

function asErrand(part: string): string | null {
  const [, seen, whose = ""] = VISIT.exec(part) ?? [];
  if (seen !== undefined) {
    return `book ${/^(?:eye|orth|ob)/i.test(seen) ? "an" : "a"} ${seen} appointment${whose}`;
  }
  const [, whom, way = "", about = ""] = MESSAGE.exec(part) ?? [];
  return whom === undefined ? null : `${way} the ${whom}${about}`;
}
