/** What stays in the field when a task goes on its way: nothing, or the next one that is being written. */
export function withoutTask(typed: string, task: string): string {
  if (typed.trim() === task) return "";
  return typed.startsWith(`${task}\n`) ? typed.slice(task.length + 1) : typed;
}

/** A task that could not be added comes back; the next one, if it is being written, stands below it. */
export function withTask(typed: string, task: string): string {
  return typed ? `${task}\n${typed}` : task;
}
