import { noSuchGiven } from "../errors.ts";

type Page = {
  limit: number;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
};

/** One page of things, newest first. https://docs.stripe.com/api/pagination */
export function listOf<Thing extends { id: string }>(
  url: string,
  oldestFirst: readonly Thing[],
  { limit, starting_after, ending_before }: Page,
) {
  const things = oldestFirst.toReversed();
  const indexOf = (id: string, parameter: string) => {
    const index = things.findIndex((thing) => thing.id === id);
    if (index === -1) throw noSuchGiven("object", id, parameter);
    return index;
  };
  if (ending_before !== undefined) {
    const end = indexOf(ending_before, "ending_before");
    const start = Math.max(0, end - limit);
    return { object: "list", data: things.slice(start, end), has_more: start > 0, url };
  }
  const start = starting_after === undefined ? 0 : indexOf(starting_after, "starting_after") + 1;
  const data = things.slice(start, start + limit);
  return { object: "list", data, has_more: start + limit < things.length, url };
}
