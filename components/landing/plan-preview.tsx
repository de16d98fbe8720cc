const LATER_STEPS = [
  { text: "Fill the sink with hot water and soap", minutes: 3 },
  { text: "Wash what stands left of the sink", minutes: 10 },
  { text: "Wipe the table", minutes: 4 },
];

/** What a plan looks like, drawn in markup: the one next step first, then the short rest. */
export function PlanPreview() {
  return (
    <figure className="lg:mt-14">
      <figcaption className="mb-3 text-sm font-semibold text-muted-foreground">
        A plan for “The kitchen is a mess and guests come on Saturday”
      </figcaption>
      <div className="grid gap-4 rounded-2xl border bg-card p-5 shadow-lift sm:p-7">
        <p className="text-sm font-semibold text-primary">Your next step</p>
        <p className="font-display text-2xl font-semibold">
          Put one glass into the sink.
          <Minutes value={1} />
        </p>
        <span
          aria-hidden="true"
          className="w-fit rounded-lg bg-secondary px-5 py-2.5 font-semibold text-secondary-foreground"
        >
          Just start
        </span>
        <ul className="mt-1 grid gap-3 border-t pt-4">
          {LATER_STEPS.map((step) => (
            <li key={step.text} className="flex items-center gap-3">
              <span
                aria-hidden="true"
                className="size-5 shrink-0 rounded-md border-2 border-input bg-card"
              />
              <span>
                {step.text}
                <Minutes value={step.minutes} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </figure>
  );
}

function Minutes({ value }: { value: number }) {
  return (
    <span className="ml-2 font-sans text-sm font-normal whitespace-nowrap text-muted-foreground">
      {value} min
    </span>
  );
}
