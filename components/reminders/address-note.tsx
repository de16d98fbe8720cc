import { ResendForm } from "@/components/auth/resend-form";

/** Why no reminder comes yet, for a person whose address is not confirmed, and the way on. */
export function AddressNote() {
  return (
    <div className="grid justify-items-start gap-3 rounded-lg bg-muted px-4 py-3">
      <p>
        Reminders go to confirmed addresses only. Open the link in the email that we sent you, and
        they can come.
      </p>
      <ResendForm variant="outline" />
    </div>
  );
}
