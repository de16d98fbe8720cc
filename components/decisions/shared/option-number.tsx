/** An option's place in the list, in view; screen readers count the list themselves. */
export function OptionNumber({ number }: { number: number }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-7 shrink-0 place-items-center rounded-full bg-water-wash text-sm font-semibold text-primary"
    >
      {number}
    </span>
  );
}
