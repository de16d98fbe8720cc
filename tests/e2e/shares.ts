import type { APIRequestContext } from "@playwright/test";

type Question = { inputText: string; options: string[] };

const TEA: Question = { inputText: "Tea or coffee?", options: ["Tea", "Coffee"] };

/** Has the signed-in person flip a coin and share what it chose; answers the share's id. */
export async function shareDecision(
  request: APIRequestContext,
  question: Question = TEA,
): Promise<string> {
  const flipped = await request.post("/api/decisions/flip", { data: question });
  const { decision } = await flipped.json();
  const shared = await request.post("/api/decisions/share", { data: { decisionId: decision.id } });
  const { shareId } = await shared.json();
  if (typeof shareId !== "string") throw new Error(`Not shared: ${await shared.text()}`);
  return shareId;
}
