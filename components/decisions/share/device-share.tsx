import { Share } from "lucide-react";
import { Button } from "@/components/ui/button";
import { DIALOG_PROBLEMS } from "@/lib/decisions/share/problems";
import type { ShareContent } from "@/lib/decisions/share/types";

type DeviceShareProps = { content: ShareContent; onProblem: (problem: string | null) => void };

/** The device's own share sheet, where there is one. */
export function DeviceShare({ content, onProblem }: DeviceShareProps) {
  if (typeof navigator.share !== "function") return null;

  async function share() {
    onProblem(null);
    try {
      await navigator.share(content.general);
    } catch (error) {
      if (!isChangeOfMind(error)) onProblem(DIALOG_PROBLEMS.deviceFailed);
    }
  }

  return (
    <Button variant="secondary" onClick={share}>
      <Share aria-hidden="true" />
      Share with an app
    </Button>
  );
}

/** The sheet was closed again, or is open already. https://www.w3.org/TR/web-share/#share-method */
function isChangeOfMind(error: unknown): boolean {
  return (
    error instanceof DOMException &&
    (error.name === "AbortError" || error.name === "InvalidStateError")
  );
}
