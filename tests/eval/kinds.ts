import { answerGoal } from "@/lib/decisions/planner/answer";
import { FAMILY_OF, isFamily } from "@/lib/decisions/planner/library/library";
import { type Example, readExamples } from "@/scripts/planner/examples";

const OUTCOMES = [
  "its kind",
  "its family",
  "another family",
  "another kind",
  "a verb's plan",
  "a general plan",
  "other",
] as const;
type Outcome = (typeof OUTCOMES)[number];

/** Kinds that no words tell apart: either plan helps. */
const TWINS: ReadonlySet<string> = new Set([
  "appliance-fault situation-machine-wont",
  "application-silence situation-waiting-answer",
  "be-on-time leave-on-time",
  "brain-dump situation-all-at-once",
  "car-battery situation-car-wont-start",
  "carpet-stain situation-stain",
  "claim-damage insurance-claim",
  "clothes-stain situation-stain",
  "find-job situation-lost-job",
  "group-project situation-others-did-nothing",
  "missing-parcel situation-parcel-missing",
  "open-post situation-letter-heap",
  "out-of-bed situation-cannot-start-day",
  "phone-storage situation-storage-full",
  "rent-rise situation-rent-up",
  "situation-pet-trouble train-pet",
]);

/** The phrasings that nothing is learnt from, in files by area of life or of the library. */
export function readPhrasings(): Example[] {
  return readExamples("tests/eval/phrasings");
}

/** What the built-in planner gives to the words of a kind. */
export function outcomeOf({ kind, text }: Example): Outcome {
  const answer = answerGoal({ inputText: text, size: "steady" });
  const source = answer.kind === "plan" ? answer.source : "question";
  if (source === kind || TWINS.has([source, kind].sort().join(" "))) return "its kind";
  const family = FAMILY_OF.get(kind);
  if (source === family) return "its family";
  if (isFamily(source) && !source.includes("+")) return "another family";
  if (source.startsWith("verb-")) return "a verb's plan";
  if (source.startsWith("general") && !source.includes("+")) return "a general plan";
  return /^(?:question|list|decision|care)$|\+/.test(source) ? "other" : "another kind";
}

/** Prints how often the words of a kind find it, by area of life. */
export function evaluateKinds(every: number): void {
  const phrasings = readPhrasings().filter((_, at) => at % every === 0);
  const rows = phrasings.map((phrasing) => ({ ...phrasing, outcome: outcomeOf(phrasing) }));
  const areas = [...Map.groupBy(rows, ({ area }) => area), ["all", rows] as const];
  console.log(
    ["area".padEnd(12), "asked".padStart(6), ...OUTCOMES.map((name) => name.padStart(15))].join(""),
  );
  for (const [area, asked] of areas) {
    const shares = OUTCOMES.map((name) => {
      const share = asked.filter(({ outcome }) => outcome === name).length / asked.length;
      return `${(100 * share).toFixed(1)} %`.padStart(15);
    });
    console.log([area.padEnd(12), String(asked.length).padStart(6), ...shares].join(""));
  }
}
