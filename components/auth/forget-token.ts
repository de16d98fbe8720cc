/**
 * Takes a token that is used up or dead out of the address bar and the history. Before that it stays,
 * so that a reload loses nothing.
 */
export function forgetToken(): void {
  history.replaceState(null, "", location.pathname);
}
