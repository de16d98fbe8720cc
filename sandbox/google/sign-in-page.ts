import { escapeHtml } from "../http.ts";
import { standInPage } from "../stand-in-page.ts";
import { SIGN_IN_STYLE } from "./sign-in-style.ts";

type SignInPage = {
  /** The parameters that the product sent, to be posted back. */
  query: URLSearchParams;
  /** What was typed before, with what is wrong with it. */
  typed?: { email: string; name: string; error: string };
};

/** The page on which one chooses who to come back as. */
export function signInPage({ query, typed }: SignInPage): string {
  const hidden = [...query].map(
    ([name, value]) =>
      `<input type="hidden" name="request.${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const error = typed ? `<p role="alert" id="email-error">${escapeHtml(typed.error)}</p>` : "";
  const wrong = typed ? ' aria-invalid="true" aria-describedby="email-error"' : "";
  return page(
    "Sign in with Google",
    `<h1>Sign in with Google</h1>
<p>This stands in for Google on this machine. Say who you want to come back to Stepwell as.</p>
<form method="post">
${hidden.join("\n")}
<label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="email" required autofocus value="${escapeHtml(typed?.email ?? query.get("login_hint") ?? "")}"${wrong}>
${error}
<label for="name">Name</label>
<input id="name" name="name" autocomplete="name" value="${escapeHtml(typed?.name ?? "")}">
<label class="tick"><input type="checkbox" name="email_verified" value="1" checked> Address is verified</label>
<details>
<summary>Another Google account with the same address</summary>
<label for="sub">Account number</label>
<input id="sub" name="sub" inputmode="numeric" pattern="[0-9]{1,30}">
</details>
<div class="buttons">
<button name="action" value="continue">Continue</button>
<button name="action" value="cancel" formnovalidate class="quiet">Cancel</button>
</div>
</form>`,
  );
}

/** What Google shows when a request is so wrong that it may not be led back. */
export function errorPage(status: number, code: string, message: string): string {
  return page(
    `Error ${status}: ${code}`,
    `<h1>Access blocked</h1>
<p>Error ${status}: ${escapeHtml(code)}</p>
<p>${escapeHtml(message)}</p>`,
  );
}

function page(title: string, content: string): string {
  return standInPage(title, SIGN_IN_STYLE, content);
}
