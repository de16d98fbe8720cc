import type { PlanSize } from "@/lib/decisions/planner/types";

const STOPS: readonly { size: PlanSize; name: string; count: string }[] = [
  { size: "nudge", name: "a nudge", count: "3 steps" },
  { size: "steady", name: "steady", count: "5 to 7" },
  { size: "tiny", name: "tiny steps", count: "8 to 12" },
];

type SizeDialProps = { value: PlanSize; onChange: (size: PlanSize) => void };

/** Three radio buttons on one track: arrow keys move between the stops as everywhere. */
export function SizeDial({ value, onChange }: SizeDialProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-semibold">How small should the steps be?</legend>
      <div className="grid grid-cols-3 gap-1 rounded-xl bg-muted p-1">
        {STOPS.map(({ size, name, count }) => (
          <label
            key={size}
            className="relative grid min-h-14 content-center rounded-lg border border-transparent px-0.5 py-1.5 text-center transition-colors has-checked:border-primary has-checked:bg-card has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name="size"
              value={size}
              checked={value === size}
              onChange={() => onChange(size)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-lg outline-none"
            />
            <span className="font-semibold whitespace-nowrap max-xs:text-sm">{name}</span>
            <span className="text-xs text-muted-foreground">{count}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
