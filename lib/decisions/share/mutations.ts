import "server-only";
import { appUrl } from "@/lib/app-url";
import { prisma } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { beside, type Person, refuseHarm } from "@/lib/safety/examine";
import type { SafetyNotice } from "@/lib/safety/types";
import { sharedPath } from "./address";
import { shareContentOf } from "./content";
import { isPublic } from "./public-share";
import type { ShareInput } from "./schema";
import { newShareId } from "./share-id";
import type { ShareAnswer } from "./types";

type SharedRow = { shareId: string; inputText: string; chosenOption: string | null };

/**
 * Makes a person's decision public, or with `shareId` asks for the texts of a share of theirs.
 * @throws AppError NOT_FOUND, UNSAFE_CONTENT
 */
export async function shareDecision(person: Person, input: ShareInput): Promise<ShareAnswer> {
  if (!("decisionId" in input)) return answerWith(await findOwnShare(person.id, input.shareId));
  const safety = await refuseHarmOf(person, input.decisionId);
  return { ...answerWith(await publish(person.id, input.decisionId)), ...beside(safety) };
}

function answerWith({ shareId, inputText, chosenOption }: SharedRow): ShareAnswer {
  const url = appUrl(sharedPath(shareId));
  return { shareId, shareContent: shareContentOf({ question: inputText, chosenOption, url }) };
}

/**
 * A decision that is public keeps its id, so that sharing twice, also at once, gives one link. The
 * link of a plan that was thrown away stays dead: sharing its decision anew gives another.
 */
async function publish(userId: string, decisionId: string): Promise<SharedRow> {
  const [row] = await prisma.$queryRaw<SharedRow[]>`
    UPDATE decisions d SET
      share_id = CASE WHEN ${isPublic} THEN d.share_id ELSE ${newShareId()} END,
      shared_at = CASE WHEN ${isPublic} THEN d.shared_at ELSE greatest(now(), (
        SELECT max(c.deleted_at) + interval '1 millisecond' FROM checklists c
        WHERE c.decision_id = d.id)) END,
      updated_at = now()
    WHERE d.id = ${decisionId}::uuid AND d.user_id = ${userId}::uuid
    RETURNING d.share_id AS "shareId", d.input_text AS "inputText",
      d.chosen_option AS "chosenOption"`;
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

/** What Stepwell would not plan it does not publish either. */
async function refuseHarmOf(person: Person, decisionId: string): Promise<SafetyNotice | null> {
  const decision = await prisma.decision.findFirst({
    where: { id: decisionId, userId: person.id },
    select: { inputText: true, parsedOptions: true },
  });
  if (!decision) throw new AppError("NOT_FOUND");
  const texts = [decision.inputText, ...decision.parsedOptions];
  return refuseHarm({ surface: "decision", texts, person });
}

async function findOwnShare(userId: string, shareId: string): Promise<SharedRow> {
  const [row] = await prisma.$queryRaw<SharedRow[]>`
    SELECT d.share_id AS "shareId", d.input_text AS "inputText", d.chosen_option AS "chosenOption"
    FROM decisions d
    WHERE d.share_id = ${shareId} AND d.user_id = ${userId}::uuid AND ${isPublic}`;
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

/**
 * Ends a person's share: its link is dead from now on. Sharing the decision again makes a new one.
 * @throws AppError NOT_FOUND
 */
export async function stopSharing(userId: string, shareId: string): Promise<void> {
  const { count } = await prisma.decision.updateMany({
    where: { shareId, userId },
    data: { shareId: null, sharedAt: null },
  });
  if (count === 0) throw new AppError("NOT_FOUND");
}
