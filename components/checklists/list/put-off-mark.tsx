import { Moon } from "lucide-react";

/** Beside a step that waits for tomorrow. */
export function PutOffMark() {
  return (
    <span className="flex items-center gap-1 text-xs font-semibold">
      <Moon aria-hidden="true" className="size-3.5" />
      Tomorrow
    </span>
  );
}
