"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { ACCOUNT_TEXTS } from "@/components/account/account-texts";
import { SavedNote } from "@/components/account/saved-note";
import { useAccountForm } from "@/components/account/use-account-form";
import { FormAlert } from "@/components/auth/form-alert";
import { SubmitButton } from "@/components/auth/submit-button";
import { Field, FormMessage } from "@/components/ui/field";
import { Label } from "@/components/ui/label";
import { NativeSelect } from "@/components/ui/native-select";
import { saveTimeZone } from "@/lib/auth/account-actions";
import { timeZoneFormSchema } from "@/lib/users/schema";
import type { TimeZoneGroup } from "@/lib/users/time-zones";

type Fields = z.input<typeof timeZoneFormSchema>;

type TimeZoneFormProps = { timeZone: string | null; groups: TimeZoneGroup[] };

export function TimeZoneForm({ timeZone, groups }: TimeZoneFormProps) {
  const form = useForm<Fields, unknown, Fields>({ resolver: zodResolver(timeZoneFormSchema) });
  const account = useAccountForm({
    form,
    fields: ["timeZone"],
    wholeFormFocus: "timeZone",
    action: saveTimeZone,
    saved: { title: ACCOUNT_TEXTS.timeZoneSaved },
  });
  const known = useRef(timeZone);
  useEffect(() => {
    // Only another zone moves the list, never the first look: it may have been used before the script.
    if (known.current !== timeZone) form.setValue("timeZone", timeZone ?? "");
    known.current = timeZone;
  }, [form, timeZone]);
  const { error, ...select } = account.field("timeZone", timeZone ?? "");
  return (
    <form {...account.props} className="grid gap-5">
      <SavedNote>{account.isPosted && ACCOUNT_TEXTS.timeZoneSaved}</SavedNote>
      <FormAlert>{account.alert}</FormAlert>
      <Field>
        <Label htmlFor="timeZone">Time zone</Label>
        <NativeSelect
          id="timeZone"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? "timeZone-error" : undefined}
          {...select}
        >
          {timeZone === null ? <option value="">Choose where you are</option> : null}
          {groups.map(({ region, zones }) => (
            <optgroup key={region} label={region}>
              {zones.map(([name, place]) => (
                <option key={name} value={name}>
                  {place}
                </option>
              ))}
            </optgroup>
          ))}
        </NativeSelect>
        <FormMessage id="timeZone-error">{error}</FormMessage>
      </Field>
      <SubmitButton busy={account.busy} size="default" variant="outline" className="w-fit">
        Save time zone
      </SubmitButton>
    </form>
  );
}
