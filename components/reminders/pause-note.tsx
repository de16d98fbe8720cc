import { Button } from "@/components/ui/button";

type PauseNoteProps = { isAlive: boolean; isSaving: boolean; onStart: () => void };

/** Why no reminder comes, for a person who was away for long, and the one tap back. */
export function PauseNote({ isAlive, isSaving, onStart }: PauseNoteProps) {
  return (
    <div className="grid justify-items-start gap-3 rounded-lg bg-water-wash px-4 py-3">
      <p>
        Welcome back. Reminders rest, since nobody was here for a while. Everything is as you left
        it, and they wait until you want them.
      </p>
      <Button disabled={!isAlive} aria-disabled={isSaving} onClick={() => isSaving || onStart()}>
        Start Again
      </Button>
    </div>
  );
}
