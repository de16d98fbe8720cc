import "server-only";
import type { CurrentSession } from "@/lib/auth/types";
import { consumeRateLimit } from "@/lib/rate-limit";
import { CATEGORY_WORDS, TEST_LIMIT, TEST_MESSAGES } from "./constants";
import { examineClosely } from "./examine";
import type { SafetySurface } from "./types";

/**
 * What the check would do with texts of the demo page, which are neither stored nor sent anywhere: an
 * answer as the place itself would give it (document 2, section 7). `spans` are what led to it in the
 * first text; where it was one of those after it, `option` says which one, from 0.
 * @throws AppError RATE_LIMITED
 */
export async function testTexts(
  surface: SafetySurface,
  texts: readonly string[],
  { user }: CurrentSession,
): Promise<Record<string, unknown> | Response> {
  await consumeRateLimit(TEST_LIMIT, user.id);
  const { verdict, at, notice } = await examineClosely({ surface, texts, person: user });
  if (!notice) return { message: TEST_MESSAGES.allow, category: null, severity: "allow" };
  const message = TEST_MESSAGES[notice.severity](CATEGORY_WORDS[notice.category]);
  const where = at === 0 ? { spans: verdict.spans } : { option: at - 1 };
  const answer = { message, ...notice, ...where };
  if (notice.severity === "support") return answer;
  const blocked = { success: false, error: "Blocked", code: "UNSAFE_CONTENT", ...answer };
  return Response.json(blocked, { status: 422 });
}
