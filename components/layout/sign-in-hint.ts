/**
 * Whether this browser was signed in. The session's cookie is closed to scripts, so this only says
 * whether asking the server is worth while; it proves nothing and grants nothing.
 */
const STORAGE_KEY = "signedIn";

export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === "1";
  } catch {
    return false;
  }
}

export function rememberSignIn(): void {
  try {
    localStorage.setItem(STORAGE_KEY, "1");
  } catch {
    // Without storage, static pages show the visitor's bar.
  }
}

export function forgetSignIn(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was kept.
  }
}
