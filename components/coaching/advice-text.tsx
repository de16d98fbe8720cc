import type { CoachState } from "@/components/coaching/coach-state";
import { COACH_TEXTS } from "@/components/coaching/coach-texts";
import type { Coach } from "@/components/coaching/create-coach";
import { TaskList } from "@/components/coaching/task-list";
import { SafetyLines } from "@/components/safety/safety-lines";
import { Spinner } from "@/components/ui/spinner";

type AdviceTextProps = { coach: Coach; shown: CoachState; target: string | null };

/** The advice as it is written, then whole with what it is based on and its tasks. */
export function AdviceText({ coach, shown, target }: AdviceTextProps) {
  const { session, advising, decided } = shown;
  if (advising !== null) {
    return advising === "" ? (
      <p role="status" className="flex items-center gap-3 text-muted-foreground">
        <Spinner className="text-primary" />
        {COACH_TEXTS.thinking}
      </p>
    ) : (
      <Words text={advising} />
    );
  }
  if (!session?.advice) return null;
  const { advice, coach: author, notice, safety, progress, tasks } = session;
  return (
    <div className="grid grid-cols-1 gap-4 border-t pt-5">
      <Words text={advice} />
      <SafetyLines lines={safety?.resources ?? []} />
      <p className="text-sm text-muted-foreground">
        {progress ? (
          <span className="block">
            Based on: {progress.completedTasks}/{progress.totalTasks} completed tasks (
            {progress.percentComplete}%)
          </span>
        ) : null}
        {notice ?? (author === "built-in" ? "Written by Stepwell's built-in coach." : null)}
      </p>
      {tasks.length > 0 ? (
        <section aria-labelledby="suggested-tasks" className="grid grid-cols-1 gap-2">
          <h3 id="suggested-tasks" className="text-base">
            {COACH_TEXTS.tasks}
          </h3>
          <TaskList coach={coach} tasks={tasks} decided={decided} target={target} />
        </section>
      ) : null}
    </div>
  );
}

function Words({ text }: { text: string }) {
  return (
    <p dir="auto" className="max-w-[62ch] whitespace-pre-line [overflow-wrap:anywhere]">
      {text}
    </p>
  );
}
