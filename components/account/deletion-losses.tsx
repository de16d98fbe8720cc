/** Says plainly what goes with the account. */
export function DeletionLosses({ hasSubscription }: { hasSubscription: boolean }) {
  return (
    <div className="grid gap-3">
      <ul className="grid list-disc gap-1.5 pl-6 marker:text-destructive">
        <li>your plans, goals and focus sessions</li>
        <li>your journal and everything the coach told you</li>
        <li>your reminders, settings and sign-ins, on every device</li>
        {hasSubscription ? (
          <li>
            your Premium subscription: it is cancelled at once, and paid time that is left ends
          </li>
        ) : null}
      </ul>
      <p>This can’t be undone, not even by us.</p>
    </div>
  );
}
