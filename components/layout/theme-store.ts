import { isTheme, THEME_STORAGE_KEY, type Theme } from "@/lib/theme";

const listeners = new Set<() => void>();

/** The choice kept by this browser; without one, or without storage, the system decides. */
export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(THEME_STORAGE_KEY);
    return isTheme(stored) ? stored : "system";
  } catch {
    return "system";
  }
}

export function readServerTheme(): Theme {
  return "system";
}

/** Keeps the choice and shows it at once, here and in the browser's other tabs. */
export function chooseTheme(theme: Theme): void {
  try {
    if (theme === "system") localStorage.removeItem(THEME_STORAGE_KEY);
    else localStorage.setItem(THEME_STORAGE_KEY, theme);
  } catch {
    // Storage is closed to us: the choice holds until the page is left.
  }
  showTheme(theme);
}

/** Turns to the theme that is not on screen now. */
export function toggleTheme(): void {
  const shown = document.documentElement.dataset.theme;
  const isDark = shown ? shown === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  chooseTheme(isDark ? "light" : "dark");
}

export function subscribeToTheme(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener("storage", followOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("storage", followOtherTab);
  };
}

function followOtherTab(event: StorageEvent): void {
  if (event.key === THEME_STORAGE_KEY || event.key === null) showTheme(readTheme());
}

function showTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
}
