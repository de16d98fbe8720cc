/** What came of a visit to Google that did not end in the account. Nothing went wrong here, so it is calm. */
export function GoogleNotice({ message }: { message: string | null }) {
  if (message === null) return null;
  return (
    <p role="status" className="rounded-lg bg-marigold-wash px-4 py-3">
      {message}
    </p>
  );
}
