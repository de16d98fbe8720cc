export const THEMES = ["light", "dark", "system"] as const;

export type Theme = (typeof THEMES)[number];

/** Where the browser keeps the choice; absent means that the system decides. */
export const THEME_STORAGE_KEY = "theme";

/**
 * Runs in the document's head, before the first paint, so that a chosen theme never flashes.
 * It is one constant text: a Content-Security-Policy can allow it by its hash, and pages stay static.
 */
export const THEME_SCRIPT = `try{var t=localStorage.getItem("${THEME_STORAGE_KEY}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}`;

export function isTheme(value: unknown): value is Theme {
  return THEMES.some((theme) => theme === value);
}
