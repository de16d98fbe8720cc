"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { FormAlert } from "@/components/auth/form-alert";
import { FormField } from "@/components/auth/form-field";
import { PasswordField } from "@/components/auth/password-field";
import { RedirectField } from "@/components/auth/redirect-field";
import { SubmitButton } from "@/components/auth/submit-button";
import { useEntry } from "@/components/auth/use-entry";
import { useEntryErrors } from "@/components/auth/use-entry-errors";
import { useHydrated } from "@/components/auth/use-hydrated";
import { submitLogIn } from "@/lib/auth/actions";
import { AUTH_MESSAGES } from "@/lib/auth/constants";
import { type LoginFields, type LoginInput, loginSchema } from "@/lib/auth/schema";

const fields = ["email", "password"] as const;

export function LogInForm({ redirectTo }: { redirectTo: string | null }) {
  const hydrated = useHydrated();
  const form = useForm<LoginFields, unknown, LoginInput>({ resolver: zodResolver(loginSchema) });
  const errors = useEntryErrors(form, fields, "password");
  const { post, posted, send, busy } = useEntry({
    action: submitLogIn,
    redirectTo,
    welcome: "Good to see you again.",
    unreachable: AUTH_MESSAGES.loginUnreachable,
    onRefused: errors.refuse,
  });
  const shown = errors.shown(posted);

  return (
    <form
      action={post}
      noValidate={hydrated}
      onSubmit={(event) => {
        const { currentTarget } = event;
        void form.handleSubmit(() => send(new FormData(currentTarget)))(event);
      }}
      className="grid gap-5"
    >
      <FormAlert>{shown.form}</FormAlert>
      <RedirectField redirectTo={redirectTo} />
      <FormField
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={shown.value("email")}
        error={shown.field("email")}
        autoFocus={shown.focus === "email"}
        {...form.register("email")}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        required
        error={shown.field("password")}
        autoFocus={shown.focus === "password"}
        {...form.register("password")}
      />
      <SubmitButton busy={busy}>Sign In</SubmitButton>
    </form>
  );
}
