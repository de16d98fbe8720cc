import { initialsOf, type NamedUser } from "@/lib/users/display-name";

const SIZES = { small: "size-9 text-sm", large: "size-12 text-base" };

/** Initials in a circle. Decorative: the name stands beside it, or its button has a label. */
export function Avatar({ user, size = "small" }: { user: NamedUser; size?: keyof typeof SIZES }) {
  return (
    <span
      data-slot="avatar"
      aria-hidden="true"
      className={`inline-grid shrink-0 place-items-center rounded-full bg-primary font-bold text-primary-foreground ${SIZES[size]}`}
    >
      {initialsOf(user)}
    </span>
  );
}
