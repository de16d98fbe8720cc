/** Marks what belongs to Premium. Decorative: say it in words where it stands. */
export function Crown({ className = "size-4" }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      data-slot="crown"
      viewBox="0 0 24 24"
      className={`shrink-0 fill-marigold-bright stroke-marigold stroke-2 ${className}`}
      strokeLinejoin="round"
    >
      <path d="M3.5 8l4.4 3.6L12 5l4.1 6.6L20.5 8l-1.6 10.5H5.1z" />
    </svg>
  );
}
