"use client";

import { type ComponentProps, useState } from "react";
import { FormField } from "@/components/auth/form-field";
import { useHydrated } from "@/components/auth/use-hydrated";

/** A password that can be shown while one types it; the button waits until it can work. */
export function PasswordField(props: Omit<ComponentProps<typeof FormField>, "type" | "beside">) {
  const [shown, setShown] = useState(false);
  const hydrated = useHydrated();
  return (
    <FormField
      {...props}
      type={shown ? "text" : "password"}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      beside={
        hydrated ? (
          <button
            type="button"
            aria-pressed={shown}
            aria-controls={props.id ?? props.name}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0.5 right-0.5 min-w-16 rounded-lg px-3 text-sm font-semibold text-primary hover:bg-accent"
          >
            {shown ? "Hide" : "Show"}
            <span className="sr-only"> {props.label.toLowerCase()}</span>
          </button>
        ) : null
      }
    />
  );
}
