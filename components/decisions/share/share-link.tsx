import { useEffect, useRef, useState } from "react";
import { FormAlert } from "@/components/auth/form-alert";
import { CopyLink } from "@/components/decisions/share/copy-link";
import { DeviceShare } from "@/components/decisions/share/device-share";
import { PlaceLinks } from "@/components/decisions/share/place-links";
import { StopSharing } from "@/components/decisions/share/stop-sharing";
import type { ShareContent } from "@/lib/decisions/share/types";

type ShareLinkProps = {
  content: ShareContent;
  isBusy: boolean;
  /** It has just been made: the focus goes to the first thing to do with it. */
  isNew: boolean;
  onStop: () => void;
};

/** A public link with all that can be done with it. */
export function ShareLink({ content, isBusy, isNew, onStop }: ShareLinkProps) {
  const copy = useRef<HTMLButtonElement>(null);
  const takesFocus = useRef(isNew);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    if (takesFocus.current) copy.current?.focus();
  }, []);

  return (
    <div className="grid grid-cols-1 gap-6">
      <CopyLink button={copy} url={content.general.url} onProblem={setProblem} />
      <FormAlert>{problem}</FormAlert>
      <div className="grid grid-cols-1 gap-3">
        <DeviceShare content={content} onProblem={setProblem} />
        <PlaceLinks content={content} />
      </div>
      <StopSharing isBusy={isBusy} onStop={onStop} />
    </div>
  );
}
