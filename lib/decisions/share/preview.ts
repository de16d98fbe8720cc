import "server-only";
import { AppError } from "@/lib/errors";
import { cachedPreview, isPreviewAtHand, previewKey } from "@/lib/preview/cached-preview";
import { PREVIEW_TYPE } from "@/lib/preview/constants";
import type { Preview } from "@/lib/preview/types";
import { consumeRateLimit } from "@/lib/rate-limit";
import { clientAddress } from "@/lib/request";
import { sharedPath } from "./address";
import { SHARED_PREVIEW_LIMIT } from "./constants";
import { findSharedDecision } from "./data";
import { SHARED_PROBLEMS } from "./problems";
import type { SharedDecision } from "./types";

/**
 * A picture may be kept for a minute and is then asked for again, which costs a few bytes while
 * nothing has changed. So a share that was stopped is gone everywhere within a minute or two.
 */
const CACHE_CONTROL = "public, max-age=60, must-revalidate";

function previewOf({ inputText, parsedOptions, chosenOption }: SharedDecision): Preview {
  return { kind: "decision", question: inputText, options: parsedOptions, chosenOption };
}

/**
 * The address of a shared decision's preview image. It is another after another flip, because
 * networks keep a picture by its address for weeks.
 */
export function sharedPreviewPath(decision: SharedDecision): string {
  return `${sharedPath(decision.id)}/preview.png?v=${previewKey(previewOf(decision))}`;
}

/**
 * The preview image of a share as it is now. Only drawing is limited, by address: programs that
 * fetch the same picture again and again, as social networks do, are never refused.
 * @throws AppError NOT_FOUND for unknown and stopped shares, RATE_LIMITED, UNAVAILABLE
 */
export async function answerSharedPreview(request: Request, shareId: string): Promise<Response> {
  const decision = await findSharedDecision(shareId);
  if (!decision) throw new AppError("NOT_FOUND", { message: SHARED_PROBLEMS.notFound });
  const preview = previewOf(decision);
  const key = previewKey(preview);
  const headers = { ETag: `"${key}"`, "Cache-Control": CACHE_CONTROL, "X-Robots-Tag": "noindex" };
  if (isNamed(request.headers.get("if-none-match"), key)) {
    return new Response(null, { status: 304, headers });
  }
  if (!isPreviewAtHand(key)) await consumeRateLimit(SHARED_PREVIEW_LIMIT, await clientAddress());
  const png = await cachedPreview(preview);
  return new Response(png, {
    headers: {
      ...headers,
      "Content-Type": PREVIEW_TYPE,
      "Content-Length": String(png.byteLength),
    },
  });
}

/** Whether If-None-Match names this version (RFC 9110, section 13.1.2: compared weakly). */
function isNamed(header: string | null, key: string): boolean {
  const names = header?.split(",").map((name) => name.trim().replace(/^W\//, "")) ?? [];
  return names.includes(`"${key}"`) || names.includes("*");
}
