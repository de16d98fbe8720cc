import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";

type StopSharingProps = { isBusy: boolean; onStop: () => void };

/** Takes the link back, after asking: nothing brings this one back. */
export function StopSharing({ isBusy, onStop }: StopSharingProps) {
  const [isAsking, setAsking] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  const begin = useRef<HTMLButtonElement>(null);
  const hasAsked = useRef(false);

  useEffect(() => {
    // The button that was used has given way to the others.
    if (isAsking) keep.current?.focus();
    else if (hasAsked.current) begin.current?.focus();
    hasAsked.current = isAsking;
  }, [isAsking]);

  if (!isAsking) {
    return (
      <div className="border-t pt-4">
        <Button
          ref={begin}
          variant="ghost"
          className="-ms-3.5 px-3.5"
          onClick={() => setAsking(true)}
        >
          Stop sharing
        </Button>
      </div>
    );
  }
  return (
    <fieldset className="grid gap-3 border-t pt-4">
      <legend className="sr-only">Stop sharing?</legend>
      <p>The link will stop working for everybody, for good. Sharing again makes a new one.</p>
      <div className="flex flex-col gap-2 sm:flex-row">
        <Button ref={keep} variant="outline" onClick={() => setAsking(false)}>
          Keep the link
        </Button>
        <Button variant="destructive" aria-disabled={isBusy} onClick={onStop}>
          {isBusy ? <Spinner /> : null}
          Stop sharing
        </Button>
      </div>
    </fieldset>
  );
}
