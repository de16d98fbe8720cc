"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { StatusLine } from "@/components/billing/status-line";
import { refreshSubscription } from "@/components/billing/subscription-store";
import { useSubscription } from "@/components/billing/use-subscription";
import { Button } from "@/components/ui/button";
import { PAYMENT_PROBLEMS } from "@/lib/billing/payment-problems";

const ASK_EVERY_MS = 2_000;
const ASK_FOR_MS = 30_000;

/**
 * After a checkout whose payment is not confirmed yet: asks for a while, then says calmly that it may
 * take longer. Looking again has the server ask Stripe as well.
 */
export function ConfirmingStatus() {
  const router = useRouter();
  const { hasActiveSubscription } = useSubscription();
  const [isAsking, setAsking] = useState(true);
  const goesOn = isAsking && !hasActiveSubscription;

  useEffect(() => {
    if (!goesOn) return;
    const asking = setInterval(() => void refreshSubscription(), ASK_EVERY_MS);
    const end = setTimeout(() => setAsking(false), ASK_FOR_MS);
    return () => {
      clearInterval(asking);
      clearTimeout(end);
    };
  }, [goesOn]);

  if (hasActiveSubscription) return <StatusLine status="Active" />;
  return (
    <>
      <StatusLine status="Confirming..." isBusy={isAsking} />
      {isAsking ? null : (
        <>
          <p className="text-muted-foreground">{PAYMENT_PROBLEMS.unconfirmed}</p>
          <Button
            variant="outline"
            onClick={() => {
              setAsking(true);
              router.refresh();
            }}
          >
            Look again
          </Button>
        </>
      )}
    </>
  );
}
