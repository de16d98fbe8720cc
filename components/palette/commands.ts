import type { Route } from "next";
import {
  ACCOUNT_LINK,
  PREMIUM_LINK,
  SAFETY_LINK,
  SECTIONS,
  SUPPORT_LINKS,
} from "@/components/layout/navigation";
import { chooseTheme, readTheme } from "@/components/layout/theme-store";
import type { PaletteCommand } from "@/components/palette/palette-command";
import { openOverlay } from "@/components/shortcuts/overlay-store";
import type { Theme } from "@/lib/theme";
import { THEMES } from "@/lib/theme";

type Place = { label: string; href: Route; keywords?: string };

const PLACES: readonly Place[] = [
  ...SECTIONS,
  { label: "Completed plans", href: "/dashboard?status=done", keywords: "done finished" },
  { label: "Archived plans", href: "/dashboard?status=archived", keywords: "archive" },
  {
    label: "Progress",
    href: "/progress",
    keywords: "statistics charts weeks hours focus time csv",
  },
  { ...ACCOUNT_LINK, keywords: "settings name password email export time zone" },
  { ...PREMIUM_LINK, keywords: "upgrade to subscription manage price" },
  { ...SAFETY_LINK, keywords: "safety system demo crisis help harmful content" },
  ...SUPPORT_LINKS,
];

const THEME_WORDS: Record<Theme, string> = {
  light: "Use the light theme",
  dark: "Use the dark theme",
  system: "Use the theme of this device",
};

/** Pages to go to, and what can be done anywhere. `go` opens an address within the product. */
export function placeCommands(go: (href: Route) => void): PaletteCommand[] {
  return PLACES.map(({ label, href, keywords = "" }) => ({
    id: `go ${href}`,
    label,
    keywords: `go to open ${keywords}`,
    run: () => go(href),
  }));
}

export function everywhereCommands(go: (href: Route) => void): PaletteCommand[] {
  const current = readTheme();
  return [
    {
      id: "new goal",
      label: "New Goal",
      keywords: "plan decision create add start",
      shortcut: "n",
      run: () => go("/decision"),
    },
    {
      id: "flip a coin",
      label: "Flip a coin",
      keywords: "decide decision choose between options question",
      run: () => go("/decision?coin=new"),
    },
    ...THEMES.filter((theme) => theme !== current).map((theme) => ({
      id: `theme ${theme}`,
      label: THEME_WORDS[theme],
      keywords: "colour color mode switch night day system",
      run: () => chooseTheme(theme),
    })),
    {
      id: "shortcuts",
      label: "Keyboard shortcuts",
      keywords: "help keys",
      shortcut: "?",
      run: () => openOverlay("help"),
    },
  ];
}
