/** What is wrong with the whole form; read out as soon as it appears. Empty, it takes no room in the form's grid. */
export function FormAlert({ children }: { children: string | null }) {
  return (
    <div role="alert" className="empty:absolute">
      {children ? (
        <p className="rounded-lg bg-clay-wash px-4 py-3 font-semibold text-destructive">
          {children}
        </p>
      ) : null}
    </div>
  );
}
