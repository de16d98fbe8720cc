import { PRIVATE_DRAFTS_KEY } from "@/components/safety/drafts/drafts-key";

/** Of one person; more than that is better kept in a notebook. */
export const PRIVATE_DRAFTS_MAX = 50;
/** Longest draft, all of its fields together, as a JavaScript string length. */
export const PRIVATE_DRAFT_MAX_CHARACTERS = 10_000;
/** Whose drafts they are while nobody is signed in. */
export const VISITOR = "visitor";

/** The kind of field that a draft was typed in, and goes back to. */
export type DraftPlace =
  | "goal"
  | "decision"
  | "task"
  | "thought"
  | "refinement_chat"
  | "journal"
  | "coach_chat";

export type PrivateDraft = {
  id: string;
  place: DraftPlace;
  /** What stood in each field, such as a question and its options. */
  texts: readonly string[];
  /** ISO 8601 in UTC. */
  keptAt: string;
  /** Goes when the person logs out. */
  untilLogOut: boolean;
};

export type KeepResult = "kept" | "full" | "tooLong" | "blocked";

type DraftsByOwner = Record<string, readonly PrivateDraft[]>;

const listeners = new Set<() => void>();

/** For `useSyncExternalStore`: other tabs change the drafts too. */
export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** What is stored as it stands there: the same string as long as nothing has changed. */
export function storedDrafts(): string {
  try {
    return localStorage.getItem(PRIVATE_DRAFTS_KEY) ?? "";
  } catch {
    return "";
  }
}

/** A person's drafts, newest first. `stored` is what `storedDrafts` gave. */
export function draftsOf(owner: string, stored: string): readonly PrivateDraft[] {
  return parse(stored)[owner] ?? [];
}

/** Keeps a text. The same text of the same place is kept once. */
export function keepDraft(
  owner: string,
  { place, texts, untilLogOut }: Pick<PrivateDraft, "place" | "texts" | "untilLogOut">,
): KeepResult {
  if (texts.join("").length > PRIVATE_DRAFT_MAX_CHARACTERS) return "tooLong";
  const drafts = draftsOf(owner, storedDrafts());
  const others = drafts.filter((draft) => draft.place !== place || !isSame(draft.texts, texts));
  if (others.length >= PRIVATE_DRAFTS_MAX) return "full";
  const keptAt = new Date().toISOString();
  const id = `${keptAt}-${Math.random().toString(36).slice(2, 8)}`;
  const draft = { id, place, texts: [...texts], keptAt, untilLogOut };
  return write(owner, [draft, ...others]) ? "kept" : "blocked";
}

export function removeDraft(owner: string, id: string): void {
  const drafts = draftsOf(owner, storedDrafts());
  write(
    owner,
    drafts.filter((draft) => draft.id !== id),
  );
}

/** Takes a removal back. */
export function restoreDraft(owner: string, draft: PrivateDraft): void {
  const others = draftsOf(owner, storedDrafts()).filter(({ id }) => id !== draft.id);
  const drafts = [draft, ...others].sort((one, other) => other.keptAt.localeCompare(one.keptAt));
  write(owner, drafts);
}

/** Takes away all that one person kept here. */
export function forgetDraftsOf(owner: string): void {
  write(owner, []);
}

/** Takes away what was to stay until the log-out only. */
export function forgetDraftsAtLogOut(): void {
  for (const [owner, drafts] of Object.entries(parse(storedDrafts()))) {
    const kept = drafts.filter(({ untilLogOut }) => !untilLogOut);
    if (kept.length < drafts.length) write(owner, kept);
  }
}

export function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, index) => text === other[index]);
}

/** False when the browser's storage is full or closed to us. */
function write(owner: string, drafts: readonly PrivateDraft[]): boolean {
  const { [owner]: _, ...others } = parse(storedDrafts());
  const next: DraftsByOwner = drafts.length > 0 ? { ...others, [owner]: drafts } : others;
  try {
    if (Object.keys(next).length === 0) localStorage.removeItem(PRIVATE_DRAFTS_KEY);
    else localStorage.setItem(PRIVATE_DRAFTS_KEY, JSON.stringify(next));
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

function parse(stored: string): DraftsByOwner {
  try {
    const value: unknown = JSON.parse(stored || "{}");
    if (typeof value !== "object" || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).flatMap(([owner, drafts]) =>
        Array.isArray(drafts) ? [[owner, drafts.filter(isDraft)]] : [],
      ),
    );
  } catch {
    return {};
  }
}

function isDraft(value: unknown): value is PrivateDraft {
  if (typeof value !== "object" || value === null) return false;
  if (!("id" in value && "place" in value && "texts" in value && "keptAt" in value)) return false;
  const { id, place, texts, keptAt } = value;
  return (
    [id, place, keptAt].every((part) => typeof part === "string") &&
    Array.isArray(texts) &&
    texts.every((text) => typeof text === "string")
  );
}
