import "server-only";
import { z } from "zod";
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

const PROBLEMS: Record<string, string> = { RATE_LIMITED: "limited", PREMIUM_REQUIRED: "premium" };

const refusal = z.object({ code: z.string() });

/**
 * The answer to a form on a page: a refusal leads to the account page, which says it in words, or to
 * the log-in screen. Other clients get the JSON.
 */
export async function answerForForm(request: Request, answer: Response): Promise<Response> {
  if (answer.ok || request.headers.get("sec-fetch-mode") !== "navigate") return answer;
  const { code = "" } = refusal.safeParse(await answer.clone().json()).data ?? {};
  if (answer.status === 403 && code !== "PREMIUM_REQUIRED") return answer;
  if (answer.status === 401) return seeOther(loginPath("/account"));
  return seeOther(`/account?export=${PROBLEMS[code] ?? "failed"}#your-data`);
}
