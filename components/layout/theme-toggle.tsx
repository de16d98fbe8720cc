"use client";

import { toggleTheme } from "@/components/layout/theme-store";

/**
 * Both icons are in the page and the style sheet shows one, so nothing flickers on arrival. On the
 * narrowest screens the bar has no room for it; the switch in the footer is always there.
 */
export function ThemeToggle() {
  return (
    <button
      type="button"
      onClick={toggleTheme}
      aria-label="Switch between light and dark"
      className="inline-grid size-11 shrink-0 place-items-center rounded-lg text-muted-foreground max-[21.25rem]:hidden transition-colors hover:bg-accent hover:text-foreground"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        className="size-5 fill-none stroke-current stroke-[1.9]"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path
          className="dark:hidden"
          d="M20.5 14.2A8.5 8.5 0 0 1 9.8 3.5a8.5 8.5 0 1 0 10.7 10.7z"
        />
        <g className="hidden dark:inline">
          <circle cx="12" cy="12" r="4" />
          <path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />
        </g>
      </svg>
    </button>
  );
}
