import "server-only";
import { loginPath } from "@/lib/auth/login-path";
import type { ExportFile } from "./export-file";

/** The file as a download: compressed on the way where the client takes that. */
export function downloadOf({ fileName, contentType, gzipped }: ExportFile, request: Request) {
  const headers = new Headers({
    "Content-Type": contentType,
    "Content-Disposition": `attachment; filename="${fileName}"`,
    Vary: "Accept-Encoding",
  });
  const bytes = Uint8Array.from(gzipped);
  if (!/\bgzip\b/.test(request.headers.get("accept-encoding") ?? "")) {
    const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Response(plain, { headers });
  }
  headers.set("Content-Encoding", "gzip");
  headers.set("Content-Length", String(bytes.byteLength));
  return new Response(bytes, { headers });
}

/**
 * The answer to a form on the account page: a refusal leads back to the page, which says it in
 * words, or to the log-in screen. Other clients get the JSON.
 */
export function answerForForm(request: Request, answer: Response): Response {
  if (answer.ok || request.headers.get("sec-fetch-mode") !== "navigate") return answer;
  if (answer.status === 403) return answer;
  const problem = answer.status === 429 ? "limited" : "failed";
  const location =
    answer.status === 401 ? loginPath("/account") : `/account?export=${problem}#your-data`;
  return new Response(null, {
    status: 303,
    headers: { Location: location, "Cache-Control": "no-store" },
  });
}
