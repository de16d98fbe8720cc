import { Spinner } from "@/components/ui/spinner";

type StatusLineProps = {
  status: "Active" | "Confirming...";
  /** Something is being asked right now. */
  isBusy?: boolean;
};

/** Document 2, section 2, "Premium success page". Read out when it changes. */
export function StatusLine({ status, isBusy = false }: StatusLineProps) {
  return (
    <p
      role="status"
      className="flex items-center gap-2 rounded-lg bg-water-wash px-4 py-3 font-semibold text-secondary-foreground"
    >
      {isBusy ? <Spinner /> : null}
      {`Subscription Status: ${status}`}
    </p>
  );
}
