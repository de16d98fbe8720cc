import { expect, it } from "vitest";
import { gathered } from "./gathered";

it("answers the calls of one turn together, each with its own", async () => {
  const asked: number[][] = [];
  const double = gathered(async (numbers: readonly number[]) => {
    asked.push([...numbers]);
    return numbers.map((number) => number * 2);
  });
  expect(await Promise.all([double(1), double(2), double(1)])).toEqual([2, 4, 2]);
  expect(await double(3)).toBe(6);
  expect(asked).toEqual([[1, 2, 1], [3]]);
});

it("lets one of them fail without the others", async () => {
  const halve = gathered(async (numbers: readonly number[]) =>
    numbers.map((number) => (number % 2 ? Promise.reject(new Error("odd")) : number / 2)),
  );
  const answers = await Promise.allSettled([halve(4), halve(3), halve(2)]);
  expect(answers).toMatchObject([{ value: 2 }, { reason: new Error("odd") }, { value: 1 }]);
});

it("fails all when all fail, and goes on with the next turn", async () => {
  let isDown = true;
  const ask = gathered(async (names: readonly string[]) => {
    if (isDown) throw new Error("down");
    return names;
  });
  const answers = await Promise.allSettled([ask("one"), ask("two")]);
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  isDown = false;
  expect(await ask("three")).toBe("three");
});
