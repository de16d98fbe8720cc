import type { ReactNode } from "react";
import type { useAccountForm } from "@/components/account/use-account-form";
import { FormAlert } from "@/components/auth/form-alert";
import { FormField } from "@/components/auth/form-field";
import { PasswordField } from "@/components/auth/password-field";
import { SubmitButton } from "@/components/auth/submit-button";
import { DELETION_WORDS } from "@/lib/privacy/constants";
import type { DeletionFields, DeletionInput } from "@/lib/privacy/schema";

export type DeleteFormProps = {
  account: ReturnType<typeof useAccountForm<DeletionFields, DeletionInput>>;
  email: string;
  hasPassword: boolean;
  busy: boolean;
  /** A way out beside the button that deletes. */
  cancel?: ReactNode;
};

/** The words and, where there is one, the password: nobody deletes an account by accident. */
export function DeleteForm({ account, email, hasPassword, busy, cancel }: DeleteFormProps) {
  return (
    <form {...account.props} className="grid gap-5">
      <FormAlert>{account.alert}</FormAlert>
      <FormField
        label={`Type “${DELETION_WORDS}” to confirm`}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        {...account.field("confirmation")}
      />
      {hasPassword ? (
        <>
          {/* Tells password managers whose password this is. */}
          <input hidden readOnly name="username" autoComplete="username" value={email} />
          <PasswordField
            id="deletion-password"
            label="Your password"
            autoComplete="current-password"
            required
            {...account.field("password")}
          />
        </>
      ) : null}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        {cancel}
        <SubmitButton busy={busy} variant="destructive" size="default" className="sm:w-fit">
          {busy ? "Deleting..." : "Delete everything"}
        </SubmitButton>
      </div>
    </form>
  );
}
