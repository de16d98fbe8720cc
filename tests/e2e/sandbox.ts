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

/** Says what the stand-in for Claude answers next; see sandbox/anthropic/script.ts. */
export async function scriptClaude(script: unknown): Promise<void> {
  const response = await fetch(`${sandboxAddress}/anthropic/script`, {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(script),
  });
  if (!response.ok) throw new Error(`The script was refused: ${await response.text()}`);
}
