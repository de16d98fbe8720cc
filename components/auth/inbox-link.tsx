type InboxLinkProps = { url: string | undefined };

/** The way to the mails where they arrive on a page; elsewhere nothing. It keeps this page open. */
export function InboxLink({ url }: InboxLinkProps) {
  if (!url) return null;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-11 items-center font-semibold text-primary underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      Open the inbox
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
