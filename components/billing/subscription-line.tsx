import type { SubscriptionWords } from "@/components/billing/subscription-words";

/** How a subscription stands, in two sentences. */
export function SubscriptionLine({ words }: { words: SubscriptionWords }) {
  return (
    <p>
      <span className="font-semibold">{words.title}.</span> {words.next}
    </p>
  );
}
