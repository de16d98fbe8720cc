import { currentOutbox } from "@/components/offline/connection-store";
import { UNSENT } from "@/components/offline/leaving-problems";
import { toast } from "@/components/ui/toast-store";

const SENDING_PATIENCE_MS = 3_000;

/** Sends what was done without a network. False when some of it still waits: then the person is asked. */
export async function sendBeforeLeaving(leave: () => void): Promise<boolean> {
  const patience = new Promise((resolve) => setTimeout(resolve, SENDING_PATIENCE_MS));
  await Promise.race([currentOutbox()?.flush(), patience]);
  const writes = (await currentOutbox()?.read()) ?? [];
  if (writes.every(({ refusal }) => refusal)) return true;
  toast({
    variant: "destructive",
    ...UNSENT,
    action: { label: "Log out anyway", onSelect: leave },
  });
  return false;
}
