import {
  DRAFTS_ASIDE_KEY,
  DRAFTS_OWNER_KEY,
  VISITOR_GOAL_KEY,
} from "@/components/safety/drafts/drafts-key";

/** So long are they kept for somebody who does not come back. */
export const DRAFTS_ASIDE_DAYS = 30;

const DAY_MS = 24 * 60 * 60_000;
const GOAL_KEY = "goalDraft";
const WORDS = /^(goal|coin|plan|task|thought|coach|journal|coaching|help)Draft(:|$)/;
/** Of a person, too, but known to the server: nothing is lost with them. */
const TRACES = /^(focusTimer|currentDecision)$/;

type Place = "local" | "session";
type Places = Record<Place, Storage>;
type Aside = { at: number; words: [Place, string, string][] };

/**
 * Gives the fields to the person who is signed in now. What somebody else typed and did not send is
 * put aside until they are back, and what this person had typed here before stands in its place again.
 * Call it before any field reads its draft. `now` is in milliseconds since 1970.
 */
export function claimDrafts(owner: string, places: Places, now: number): void {
  const { local } = places;
  const before = local.getItem(DRAFTS_OWNER_KEY);
  if (before !== owner) {
    const aside = recent(readAside(local), now);
    if (before !== null) {
      const words = takeWords(places);
      if (words.length > 0) aside[before] = { at: now, words };
    }
    for (const [place, key, text] of aside[owner]?.words ?? []) places[place].setItem(key, text);
    delete aside[owner];
    if (Object.keys(aside).length === 0) local.removeItem(DRAFTS_ASIDE_KEY);
    else local.setItem(DRAFTS_ASIDE_KEY, JSON.stringify(aside));
    local.setItem(DRAFTS_OWNER_KEY, owner);
  }
  const goal = local.getItem(VISITOR_GOAL_KEY);
  if (goal === null || local.getItem(GOAL_KEY) !== null) return;
  local.setItem(GOAL_KEY, goal);
  local.removeItem(VISITOR_GOAL_KEY);
}

/** Takes all drafts out of the fields' places, with what else tells of their person. */
function takeWords(places: Places): Aside["words"] {
  const words: Aside["words"] = [];
  for (const place of ["local", "session"] as const) {
    for (const key of Object.keys(places[place])) {
      if (WORDS.test(key)) words.push([place, key, places[place].getItem(key) ?? ""]);
      if (WORDS.test(key) || TRACES.test(key)) places[place].removeItem(key);
    }
  }
  return words;
}

function recent(aside: Record<string, Aside>, now: number): Record<string, Aside> {
  return Object.fromEntries(
    Object.entries(aside).filter(([, { at }]) => now - at < DRAFTS_ASIDE_DAYS * DAY_MS),
  );
}

function readAside(local: Storage): Record<string, Aside> {
  try {
    return JSON.parse(local.getItem(DRAFTS_ASIDE_KEY) ?? "{}");
  } catch {
    return {};
  }
}
