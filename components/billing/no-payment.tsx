import Link from "next/link";

/** On the page of a payment, for someone who has made none. */
export function NoPayment() {
  return (
    <div className="grid gap-2 text-muted-foreground">
      <p>
        This page welcomes people after a payment. There is no payment of yours yet, so you are on
        the Free Plan, and nothing was charged.
      </p>
      <p>
        <Link
          href="/premium"
          className="font-semibold text-primary underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          See what Premium gives
        </Link>{" "}
        whenever you like.
      </p>
    </div>
  );
}
