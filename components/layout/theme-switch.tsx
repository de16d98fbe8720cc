"use client";

import { useId, useSyncExternalStore } from "react";
import {
  chooseTheme,
  readServerTheme,
  readTheme,
  subscribeToTheme,
} from "@/components/layout/theme-store";
import { THEMES, type Theme } from "@/lib/theme";

const LABELS: Record<Theme, string> = { light: "Light", dark: "Dark", system: "System" };

/** Light, dark or as the system has it: three native radio buttons in one row. */
export function ThemeSwitch() {
  const group = useId();
  const current = useSyncExternalStore(subscribeToTheme, readTheme, readServerTheme);
  return (
    <fieldset className="inline-flex w-fit gap-1 rounded-xl border bg-muted p-1">
      <legend className="sr-only">Theme</legend>
      {THEMES.map((theme) => (
        <label
          key={theme}
          className="relative inline-flex min-h-11 items-center rounded-lg px-4 text-sm font-semibold text-muted-foreground transition-colors hover:text-foreground has-checked:bg-secondary has-checked:text-secondary-foreground has-focus-visible:outline-2 has-focus-visible:outline-ring"
        >
          <input
            type="radio"
            name={group}
            value={theme}
            checked={theme === current}
            onChange={() => chooseTheme(theme)}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          {LABELS[theme]}
        </label>
      ))}
    </fieldset>
  );
}
