import "server-only";
import { setImmediate as nextTurn } from "node:timers/promises";
import { NOBODY, prepareSessions } from "./auth/data";
import { encodeSessionToken } from "./auth/session-token";
import { loadCheck } from "./safety/check/load-check";
import { warmUpTexts } from "./safety/check/warm-up-texts";
import { secondThread } from "./safety/judge-anywhere";
import { prepareLog } from "./safety/mutations";

/** From here on further rounds make calls no quicker. */
const ROUNDS = 60;
/** As many as there are connections to the database, so that all are opened and know their statements. */
const AT_ONCE = 10;
/** What the call is answered whose body lacks everything; the log does not tell of it. */
const INCOMPLETE = 400;

/**
 * The engine compiles what is used often, and connections are opened when they are needed: the first
 * hundred calls would take three times as long as later ones. So a process that begins to serve uses its
 * own code for a second, a little at a time between the requests of people. Its calls carry the token of
 * nobody and no content: they are refused behind the question for their session, and leave nothing.
 */
export async function warmUp(address: string, rounds = ROUNDS): Promise<void> {
  const token = await encodeSessionToken({ userId: NOBODY, sessionId: NOBODY });
  const { judgeText } = await loadCheck();
  const call = async () => {
    const answer = await fetch(`${address}/api/checklist`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: "{}",
    });
    await answer.arrayBuffer();
    return answer.status;
  };
  let isPrepared = false;
  for (const text of warmUpTexts(rounds)) {
    judgeText(text);
    await nextTurn();
    const statuses = await Promise.all(Array.from({ length: AT_ONCE }, call));
    // No database, or no longer a server.
    if (statuses.some((status) => status !== INCOMPLETE)) return;
    await prepareLog();
    // Calls of the same session ask for it once: that alone would open one connection.
    if (!isPrepared) await Promise.all(Array.from({ length: AT_ONCE }, () => prepareSessions()));
    isPrepared = true;
  }
  // Last, since it takes a processor for a second or two.
  secondThread();
}
