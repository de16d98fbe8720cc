import { MARK_DROP_PATH, MARK_STEPS_PATH } from "@/lib/mark-paths";

/** The mark: three descending steps, and a drop above the lowest. Decorative; the name says the rest. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" fill="currentColor" className={className}>
      <path d={MARK_STEPS_PATH} />
      <path d={MARK_DROP_PATH} />
    </svg>
  );
}
