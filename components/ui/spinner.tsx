type SpinnerProps = {
  /** One class of Tailwind. */
  size?: string;
  className?: string;
};

/**
 * A turning ring. It carries no name of its own: put the words (Loading...) beside it. Every page has
 * one in its bar, so it does without the code that merges classes.
 */
export function Spinner({ size = "size-5", className = "" }: SpinnerProps) {
  return (
    <svg
      data-slot="spinner"
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      className={`shrink-0 animate-spin ${size} ${className}`}
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
