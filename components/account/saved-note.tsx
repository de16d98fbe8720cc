/** Says that a form was saved where no script can show a toast. */
export function SavedNote({ children }: { children: string | false }) {
  return children ? (
    <p role="status" className="rounded-lg bg-water-wash px-4 py-3 font-semibold">
      {children}
    </p>
  ) : null;
}
