import type { ChecklistCard, PlanStatus } from "@/lib/checklists/types";

/** A list that cards stand in: its status, null where all are shown, and its address. */
export type CardList = { status: PlanStatus | null; address: string };

/**
 * What the person has asked of a plan, while the lists on screen don't show it yet. `card` and `list`
 * say where its card stood, so that it can come back to its place at once.
 */
export type PlanWish = {
  wanted: "deleted" | "archived" | "listed";
  /** The server has done it; what is left is a list that shows it. */
  isAnswered: boolean;
  card?: ChecklistCard | undefined;
  list?: CardList | undefined;
};

export type PlanWishes = ReadonlyMap<string, PlanWish>;

const NONE: PlanWishes = new Map();

let wishes = NONE;
const listeners = new Set<() => void>();

export function readPlanWishes(): PlanWishes {
  return wishes;
}

export function readServerPlanWishes(): PlanWishes {
  return NONE;
}

export function subscribeToPlanWishes(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notes a wish in place of an older one; without one the plan shows as the server has it. */
export function setPlanWish(id: string, wish?: PlanWish): void {
  const others = [...wishes].filter(([other]) => other !== id);
  publish(new Map(wish ? [...others, [id, wish]] : others));
}

/** A list has come from the server: what it shows as wished need not be remembered. */
export function settlePlanWishes(cards: readonly ChecklistCard[], list: CardList): void {
  const open = [...wishes].filter(([id, wish]) => !isShownAs(wish, id, cards, list));
  if (open.length < wishes.size) publish(new Map(open));
}

function isShownAs(
  wish: PlanWish,
  id: string,
  cards: readonly ChecklistCard[],
  list: CardList,
): boolean {
  if (!wish.isAnswered) return false;
  const card = cards.find((shown) => shown.id === id);
  if (wish.wanted === "deleted") return !card;
  if (card) return card.status === statusUnder(wish, card);
  return wish.list?.address !== list.address || !wish.card || !belongs(wish, wish.card, list);
}

/** The cards of a list with everything wished already done, newest first as the list is. */
export function shownCards(
  cards: readonly ChecklistCard[],
  current: PlanWishes,
  list: CardList,
): readonly ChecklistCard[] {
  if (current.size === 0) return cards;
  const kept = cards.flatMap((card) => {
    const wish = current.get(card.id);
    if (!wish) return [card];
    return belongs(wish, card, list) ? [{ ...card, status: statusUnder(wish, card) }] : [];
  });
  const returning = [...current.values()].flatMap((wish) => {
    const { card } = wish;
    if (!card || wish.list?.address !== list.address) return [];
    if (cards.some(({ id }) => id === card.id) || !belongs(wish, card, list)) return [];
    return [{ ...card, status: statusUnder(wish, card) }];
  });
  if (returning.length === 0) return kept;
  return [...kept, ...returning].sort(newestFirst);
}

function belongs(wish: PlanWish, card: ChecklistCard, { status }: CardList): boolean {
  if (wish.wanted === "deleted") return false;
  return status === null || status === statusUnder(wish, card);
}

function statusUnder({ wanted }: PlanWish, { progress }: ChecklistCard): PlanStatus {
  if (wanted === "archived") return "archived";
  return progress.total > 0 && progress.completed === progress.total ? "done" : "open";
}

function newestFirst(one: ChecklistCard, other: ChecklistCard): number {
  return orderOf(other).localeCompare(orderOf(one), "en");
}

function orderOf({ createdAt, id }: ChecklistCard): string {
  return `${createdAt} ${id}`;
}

function publish(next: PlanWishes): void {
  wishes = next;
  for (const listener of listeners) listener();
}
