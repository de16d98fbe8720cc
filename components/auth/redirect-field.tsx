/** Takes the page that was asked for along when the form is posted without scripts. */
export function RedirectField({ redirectTo }: { redirectTo: string | null }) {
  return redirectTo === null ? null : <input type="hidden" name="redirectTo" value={redirectTo} />;
}
