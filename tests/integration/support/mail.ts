import { mkdtempSync, rmSync } from "node:fs";
import http from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import type { z } from "zod";
import { type Message, openInbox } from "../../../sandbox/mail/inbox";
import type { SeenCall, scriptSchema } from "../../../sandbox/mail/script";
import { mailService } from "../../../sandbox/mail/service";
import { dispatch } from "../../../sandbox/router";

/**
 * Starts the stand-in for Resend and points this process's environment at it. Has to run before
 * product code is loaded (`vi.hoisted`), because the environment is read once.
 */
export async function startMail(): Promise<Mailbox> {
  const folder = mkdtempSync(path.join(tmpdir(), "stepwell-mail-"));
  const inbox = openInbox(path.join(folder, "mail.jsonl"));
  const services = [mailService(inbox)];
  const server = http.createServer(
    (request, response) => void dispatch(services, request, response),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The stand-in has no port");
  const origin = `http://127.0.0.1:${address.port}`;
  Object.assign(process.env, { RESEND_API_KEY: "re_test", RESEND_BASE_URL: `${origin}/resend` });
  const stop = () => {
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    stop,
    async to(email) {
      // Product code, which must not be loaded before the environment is set.
      const { runJobs } = await import("./jobs");
      await runJobs();
      return inbox.list().filter((message) => message.to.includes(email));
    },
    arrived: () => inbox.list(),
    async script(...answers) {
      const body = JSON.stringify({ answers });
      const response = await fetch(`${origin}/mail/script`, { method: "PUT", body });
      if (!response.ok) throw new Error(await response.text());
    },
    async calls() {
      return (await fetch(`${origin}/mail/calls`)).json();
    },
  };
}

export type Mailbox = {
  /** Does the waiting jobs, then gives the mails to an address, newest first. */
  to(email: string): Promise<Message[]>;
  /** Every mail so far, newest first; jobs are left as they are. */
  arrived(): Message[];
  /** What the next calls for sending meet; see sandbox/mail/script.ts. Forgets earlier calls. */
  script(...answers: z.input<typeof scriptSchema>["answers"]): Promise<void>;
  /** The calls for sending since the last script. */
  calls(): Promise<SeenCall[]>;
  stop(): void;
};

/** The first address in a mail's text that begins with this one's path. */
export function linkIn(message: Message | undefined, pathname: string): URL {
  const found = (message?.text.match(/https?:\/\/\S+/g) ?? [])
    .map((text) => new URL(text))
    .find((url) => url.pathname === pathname);
  if (!found) throw new Error(`No link to ${pathname} in: ${message?.text}`);
  return found;
}
