import "server-only";
import { loginPath } from "@/lib/auth/login-path";
import { seeOther } from "@/lib/route-handler";
import type { ExportFile } from "./export-file";

/** The file as a download. It is unpacked as the client takes it; Next compresses what it sends. */
export function downloadOf({ fileName, contentType, gzipped }: ExportFile): Response {
  const text = new Blob([gzipped]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(text, {
    headers: {
      "Content-Type": contentType,
      "Content-Disposition": `attachment; filename="${fileName}"`,
    },
  });
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
  return seeOther(location);
}
