import { randomInt } from "node:crypto";

/** The sandbox that stands beside the product during the tests. */
const sandboxAddress = process.env.E2E_SANDBOX_ADDRESS;

export type Mail = {
  id: string;
  to: string[];
  from: string;
  subject: string;
  html: string;
  text: string;
  createdAt: string;
};

/** The mails sent to an address, newest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const response = await fetch(`${sandboxAddress}/mail/messages`);
  const mails: Mail[] = await response.json();
  return mails.filter(({ to }) => to.includes(address));
}

/**
 * Says what the stand-in for Claude answers next about a goal (see sandbox/anthropic/script.ts). Tests
 * run side by side, so a goal that is scripted has a text of its own: `ownGoal`.
 */
export async function scriptClaude(
  about: string,
  script: { answers: unknown[]; repeat?: boolean },
): Promise<void> {
  const response = await fetch(`${sandboxAddress}/anthropic/script`, {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ about, ...script }),
  });
  if (!response.ok) throw new Error(`The script was refused: ${await response.text()}`);
}

/** The goal with a number that no other test has. */
export function ownGoal(goal: string): string {
  return `${goal} (${randomInt(1_000_000_000)})`;
}
