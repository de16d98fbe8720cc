import type { MouseEvent } from "react";
import { sharePlaces } from "@/components/decisions/share/share-places";
import { buttonVariants } from "@/components/ui/button-variants";
import { SHARE_POPUP } from "@/lib/decisions/share/constants";
import type { ShareContent } from "@/lib/decisions/share/types";

/** Places on the web to post the link at: real links, which a plain click opens in a small window. */
export function PlaceLinks({ content }: { content: ShareContent }) {
  return (
    <ul aria-label="Share on" className="grid grid-cols-2 gap-2 sm:grid-cols-4">
      {sharePlaces(content).map(({ name, href }) => (
        <li key={name} className="grid">
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${name} (opens a new window)`}
            onClick={openSmall}
            className={buttonVariants({ variant: "outline", className: "px-2" })}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

function openSmall(event: MouseEvent<HTMLAnchorElement>): void {
  // The keys that ask for a tab or a window of one's own keep their meaning.
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const { width, height } = SHARE_POPUP;
  // The other site never gets a hold of this page, nor does it learn which plan it came from.
  const features = `popup,noopener,noreferrer,width=${width},height=${height}`;
  window.open(event.currentTarget.href, "_blank", features);
}
