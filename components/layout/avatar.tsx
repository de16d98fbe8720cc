import { cn } from "@/lib/cn";
import { initialsOf, type NamedUser } from "@/lib/users/display-name";

/** Initials in a circle. Decorative: the name stands beside it, or its button has a label. */
export function Avatar({ user, className }: { user: NamedUser; className?: string }) {
  return (
    <span
      data-slot="avatar"
      aria-hidden="true"
      className={cn(
        "inline-grid size-9 shrink-0 place-items-center rounded-full bg-primary text-sm font-bold text-primary-foreground",
        className,
      )}
    >
      {initialsOf(user)}
    </span>
  );
}
