const EXAMPLES = [
  "Clean the kitchen before Sunday",
  "File my taxes",
  "Should I ask for fewer hours at work?",
] as const;

export function GoalExamples({ onPick }: { onPick: (goal: string) => void }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span id="goal-examples" className="text-sm text-muted-foreground">
        For example
      </span>
      <ul aria-labelledby="goal-examples" className="contents">
        {EXAMPLES.map((goal) => (
          <li key={goal}>
            <button
              type="button"
              onClick={() => onPick(goal)}
              className="min-h-11 rounded-full border border-input px-4 py-1.5 text-start text-sm transition-colors hover:bg-accent"
            >
              {goal}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
