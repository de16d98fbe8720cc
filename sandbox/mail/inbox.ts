import { randomUUID } from "node:crypto";
import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";

/** A mail as `GET /mail/messages` shows it. */
export type Message = {
  id: string;
  to: string[];
  from: string;
  subject: string;
  html: string;
  text: string;
  /** Who a reply goes to, where that is not the sender. */
  replyTo?: string[];
  /** Headers that were asked for. */
  headers?: Record<string, string>;
  /** ISO 8601, in UTC. */
  createdAt: string;
};

export type NewMessage = Omit<Message, "id" | "createdAt">;

export type Inbox = {
  /** Keeps mails, all or none, on disk before it returns. */
  add(messages: readonly NewMessage[]): Message[];
  /** Newest first. */
  list(): Message[];
  clear(): void;
};

/** The inbox is for looking, not for keeping: only so many of the newest mails survive a restart. */
const KEPT_MESSAGES = 1000;

/** Opens an inbox that keeps its mails in a file of one JSON object a line. */
export function openInbox(file: string): Inbox {
  let messages = load(file);
  return {
    add(added) {
      const createdAt = new Date().toISOString();
      const kept = added.map((message) => ({ id: randomUUID(), ...message, createdAt }));
      appendFileSync(file, toLines(kept), { mode: 0o600 });
      messages = [...messages, ...kept];
      return kept;
    },
    list: () => messages.toReversed(),
    clear() {
      replaceFile(file, "");
      messages = [];
    },
  };
}

function load(file: string): Message[] {
  if (!existsSync(file)) return [];
  const messages = readFileSync(file, "utf8").split("\n").flatMap(parseLine).slice(-KEPT_MESSAGES);
  replaceFile(file, toLines(messages));
  return messages;
}

/** A line that a killed process left half written is no mail. */
function parseLine(line: string): Message[] {
  try {
    return line === "" ? [] : [JSON.parse(line)];
  } catch {
    return [];
  }
}

function toLines(messages: readonly Message[]): string {
  return messages.map((message) => `${JSON.stringify(message)}\n`).join("");
}

function replaceFile(file: string, content: string): void {
  writeFileSync(`${file}.new`, content, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
