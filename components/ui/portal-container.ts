/**
 * Where menus, lists and tooltips are put: into the main landmark, so that what a screen reader
 * finds lies in one. Without a main, and on the server, Radix falls back to the body.
 */
export function portalContainer(): HTMLElement | undefined {
  if (typeof document === "undefined") return undefined;
  return document.querySelector("main") ?? undefined;
}
