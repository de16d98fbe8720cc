import { Check, X } from "lucide-react";
import type { TaskDecision } from "@/components/coaching/coach-state";
import type { Coach } from "@/components/coaching/create-coach";
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
      {tasks.map((task) => {
        const decision = decided[task.id];
        return (
          <li
            key={task.id}
            className="flex min-h-14 flex-wrap items-center gap-x-2 rounded-lg border bg-card px-3 py-1 text-card-foreground"
          >
            <span dir="auto" className="min-w-0 grow basis-36 py-1 [overflow-wrap:anywhere]">
              {task.text}
            </span>
            {decision ? (
              <span className="text-sm font-semibold text-muted-foreground">{WORDS[decision]}</span>
            ) : (
              // In a narrow bubble they stand below the words.
              <span className="ms-auto flex">
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={`Accept: ${task.text}`}
                  onClick={() => void coach.accept(task, target)}
                >
                  <Check aria-hidden="true" className="size-5" />
                </Button>
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={`Dismiss: ${task.text}`}
                  onClick={() => coach.dismiss(task)}
                >
                  <X aria-hidden="true" className="size-5" />
                </Button>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
