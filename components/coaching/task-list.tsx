import { Check, X } from "lucide-react";
import type { TaskDecision } from "@/components/coaching/coach-state";
import type { Coach } from "@/components/coaching/create-coach";
import { useFocusInPlace } from "@/components/shared/use-focus-in-place";
import { Button } from "@/components/ui/button";
import type { SuggestedTask } from "@/lib/coaching/types";

const WORDS = { accepted: "Accepted", dismissed: "Dismissed" } as const;

type TaskListProps = {
  coach: Coach;
  tasks: readonly SuggestedTask[];
  decided: Readonly<Record<string, TaskDecision>>;
  /** The plan that an accepted task goes to. */
  target: string | null;
};

/** Tasks that the coach suggests, each to be accepted or dismissed once. */
export function TaskList({ coach, tasks, decided, target }: TaskListProps) {
  return (
    <ul className="grid grid-cols-1 gap-2">
      {tasks.map((task) => (
        <TaskLine
          key={task.id}
          task={task}
          decision={decided[task.id]}
          onAccept={() => void coach.accept(task, target)}
          onDismiss={() => coach.dismiss(task)}
        />
      ))}
    </ul>
  );
}

type TaskLineProps = {
  task: SuggestedTask;
  decision: TaskDecision | undefined;
  onAccept: () => void;
  onDismiss: () => void;
};

function TaskLine({ task, decision, onAccept, onDismiss }: TaskLineProps) {
  const { place, onUse } = useFocusInPlace<HTMLSpanElement>(decision !== undefined);
  const uses = [
    { name: "Accept", icon: Check, act: onAccept },
    { name: "Dismiss", icon: X, act: onDismiss },
  ];
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-2 rounded-lg border bg-card px-3 py-1 text-card-foreground">
      <span dir="auto" className="min-w-0 grow basis-36 py-1 [overflow-wrap:anywhere]">
        {task.text}
      </span>
      {decision ? (
        <span ref={place} tabIndex={-1} className="text-sm font-semibold text-muted-foreground">
          {WORDS[decision]}
        </span>
      ) : (
        // In a narrow bubble they stand below the words.
        <span className="ms-auto flex">
          {uses.map(({ name, icon: Icon, act }) => (
            <Button
              key={name}
              variant="ghost"
              size="icon"
              aria-label={`${name}: ${task.text}`}
              onClick={() => {
                onUse();
                act();
              }}
            >
              <Icon aria-hidden="true" className="size-5" />
            </Button>
          ))}
        </span>
      )}
    </li>
  );
}
