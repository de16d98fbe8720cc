"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { SavedNote } from "@/components/account/saved-note";
import { useAccountForm } from "@/components/account/use-account-form";
import { FormAlert } from "@/components/auth/form-alert";
import { SubmitButton } from "@/components/auth/submit-button";
import { useDraft } from "@/components/shared/use-draft";
import { Field, FieldDescription, FormMessage } from "@/components/ui/field";
import { Label } from "@/components/ui/label";
import { Textarea } from "@/components/ui/textarea";
import { submitHelpRequest } from "@/lib/support/actions";
import {
  HELP_DRAFT_KEY,
  HELP_MAX_CHARACTERS,
  HELP_MESSAGES,
  HELP_MIN_CHARACTERS,
} from "@/lib/support/constants";
import { helpSchema } from "@/lib/support/schema";

type Fields = z.input<typeof helpSchema>;

/** What was typed stays until it was sent: through an error, a reload and a new log-in. */
export function HelpForm() {
  const form = useForm<Fields, unknown, Fields>({ resolver: zodResolver(helpSchema) });
  const area = useRef<HTMLTextAreaElement>(null);
  const account = useAccountForm({
    form,
    fields: ["message"],
    wholeFormFocus: "message",
    action: submitHelpRequest,
    saved: { title: HELP_MESSAGES.sent, description: HELP_MESSAGES.sentHint },
    onSaved: () => {
      form.reset();
      setText("");
    },
  });
  const { error, defaultValue, ref, onChange, ...field } = account.field("message");
  const [text, setText] = useDraft(HELP_DRAFT_KEY, () => area.current, defaultValue);

  useEffect(() => form.setValue("message", text), [form, text]);

  return (
    <form {...account.props} className="grid gap-5">
      <SavedNote>
        {account.isPosted && `${HELP_MESSAGES.sent}. ${HELP_MESSAGES.sentHint}`}
      </SavedNote>
      <FormAlert>{account.alert}</FormAlert>
      <Field>
        <Label htmlFor="help-message">Your question</Label>
        <Textarea
          {...field}
          id="help-message"
          dir="auto"
          ref={(element) => {
            area.current = element;
            ref(element);
          }}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            void onChange(event);
          }}
          minLength={HELP_MIN_CHARACTERS}
          maxLength={HELP_MAX_CHARACTERS}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? "help-hint help-error" : "help-hint"}
          className="min-h-32"
        />
        <FieldDescription id="help-hint">
          What did you do, what happened, and what did you expect? Please leave out passwords.
        </FieldDescription>
        <FormMessage id="help-error">{error}</FormMessage>
      </Field>
      <SubmitButton busy={account.busy} size="default" variant="outline" className="w-fit">
        Send question
      </SubmitButton>
    </form>
  );
}
