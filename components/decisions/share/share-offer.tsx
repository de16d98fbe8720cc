import { Link2 } from "lucide-react";
import { PublicParts } from "@/components/decisions/share/public-parts";
import type { ShareSubject } from "@/components/decisions/share/share-subject";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";

type ShareOfferProps = {
  subject: ShareSubject;
  isBusy: boolean;
  /** The last try did not work. */
  isRetry: boolean;
  onShare: () => void;
};

/** Before sharing: what would be public and what never is, and one button. */
export function ShareOffer({ subject, isBusy, isRetry, onShare }: ShareOfferProps) {
  return (
    <>
      <PublicParts subject={subject} />
      <Button aria-disabled={isBusy} onClick={onShare} className="w-full sm:w-fit">
        {isBusy ? <Spinner /> : <Link2 aria-hidden="true" />}
        {isRetry ? "Retry" : "Create public link"}
      </Button>
    </>
  );
}
