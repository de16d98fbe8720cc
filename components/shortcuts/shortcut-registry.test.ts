import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { addShortcuts, listShortcuts, type ShortcutLayer } from "./shortcut-registry";
import { turnSingleKeys } from "./single-keys";

class FakeElement extends EventTarget {
  private readonly isField: boolean;
  constructor(isField = false) {
    super();
    this.isField = isField;
  }
  closest(): FakeElement | null {
    return this.isField ? this : null;
  }
}

type Press = {
  key: string;
  code?: string;
  modifiers?: string[];
  repeat?: boolean;
  isComposing?: boolean;
  isField?: boolean;
};

class FakeKeyEvent extends Event {
  readonly key: string;
  readonly code: string;
  readonly repeat: boolean;
  readonly isComposing: boolean;
  private readonly modifiers: string[];
  private readonly element: FakeElement;

  constructor({ key, code = "Key", modifiers = [], ...press }: Press) {
    super("keydown", { cancelable: true });
    this.key = key;
    this.code = code;
    this.modifiers = modifiers;
    this.repeat = press.repeat ?? false;
    this.isComposing = press.isComposing ?? false;
    this.element = new FakeElement(press.isField);
  }
  override get target(): EventTarget {
    return this.element;
  }
  getModifierState(modifier: string): boolean {
    return this.modifiers.includes(modifier);
  }
}

let isDialogOpen = false;
let leave: (() => void)[] = [];

beforeEach(() => {
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("Element", FakeElement);
  vi.stubGlobal("document", { querySelector: () => (isDialogOpen ? {} : null) });
  isDialogOpen = false;
});

afterEach(() => {
  for (const stop of leave) stop();
  leave = [];
  turnSingleKeys(true);
  vi.unstubAllGlobals();
});

function listen(handlers: ShortcutLayer["handlers"], words?: ShortcutLayer["words"]): () => void {
  const stop = addShortcuts({ current: { handlers, words } });
  leave.push(stop);
  return () => {
    stop();
    leave = leave.filter((other) => other !== stop);
  };
}

/** True when a shortcut took the key. */
function press(key: string, rest: Omit<Press, "key"> = {}): boolean {
  return !window.dispatchEvent(new FakeKeyEvent({ key, ...rest }));
}

describe("a key", () => {
  test("calls its handler and is not typed", () => {
    const handler = vi.fn();
    listen({ n: handler });
    expect(press("n")).toBe(true);
    expect(press("N")).toBe(true);
    expect(press("m")).toBe(false);
    expect(handler).toHaveBeenCalledTimes(2);
  });

  test.each(["Control", "Meta", "Alt", "Shift"])("with %s belongs to the browser", (modifier) => {
    const handler = vi.fn();
    listen({ n: handler });
    expect(press("n", { modifiers: [modifier] })).toBe(false);
    expect(handler).not.toHaveBeenCalled();
  });

  test("goes to the part that came last, until that leaves", () => {
    const page = vi.fn();
    const part = vi.fn();
    listen({ j: page });
    const leavePart = listen({ j: part });
    press("j");
    leavePart();
    press("j");
    expect([part.mock.calls.length, page.mock.calls.length]).toEqual([1, 1]);
  });

  test("rests in fields, in dialogs, while text is composed and when another took it", () => {
    const handler = vi.fn();
    listen({ n: handler });
    press("n", { isField: true });
    press("n", { isComposing: true });
    isDialogOpen = true;
    press("n");
    isDialogOpen = false;
    const taken = new FakeKeyEvent({ key: "n" });
    taken.preventDefault();
    window.dispatchEvent(taken);
    expect(handler).not.toHaveBeenCalled();
  });

  test("held down goes on only where that moves", () => {
    const move = vi.fn();
    const make = vi.fn();
    listen({ j: move, n: make });
    press("j", { repeat: true });
    press("n", { repeat: true });
    expect(move).toHaveBeenCalledOnce();
    expect(make).not.toHaveBeenCalled();
  });
});

describe("keyboards of other languages", () => {
  test("a letter is known by its place where there are no Latin letters", () => {
    const handler = vi.fn();
    listen({ n: handler, "$mod+k": handler });
    expect(press("т", { code: "KeyN" })).toBe(true);
    expect(press("л", { code: "KeyK", modifiers: ["Control"] })).toBe(true);
  });

  test("and by what it writes where there are", () => {
    const handler = vi.fn();
    listen({ n: handler, x: handler });
    expect(press("b", { code: "KeyN" })).toBe(false);
    expect(press("n", { code: "KeyL" })).toBe(true);
    expect(handler).toHaveBeenCalledOnce();
  });

  test("the question mark counts with Shift and without", () => {
    const handler = vi.fn();
    listen({ "?": handler });
    press("?", { code: "Slash", modifiers: ["Shift"] });
    press("?", { code: "KeyM" });
    press("؟", { code: "Slash", modifiers: ["Shift"] });
    expect(handler).toHaveBeenCalledTimes(3);
  });
});

describe("the palette's key", () => {
  test("works in a field, but in no dialog", () => {
    const handler = vi.fn();
    listen({ "$mod+k": handler });
    expect(press("k", { modifiers: ["Control"], isField: true })).toBe(true);
    isDialogOpen = true;
    expect(press("k", { modifiers: ["Control"] })).toBe(false);
    expect(press("k")).toBe(false);
    expect(handler).toHaveBeenCalledOnce();
  });
});

test("single keys can be turned off, keys with a modifier stay", () => {
  const handler = vi.fn();
  listen({ n: handler, "$mod+k": handler });
  turnSingleKeys(false);
  expect(press("n")).toBe(false);
  expect(press("k", { modifiers: ["Control"] })).toBe(true);
  turnSingleKeys(true);
  expect(press("n")).toBe(true);
});

test("the list tells what works now, in the words of the page", () => {
  listen({ n: () => {}, "?": () => {} });
  const leavePage = listen({ j: () => {} }, { j: "Next plan" });
  expect(listShortcuts()).toEqual([
    { key: "j", words: "Next plan" },
    { key: "n", words: "New Goal" },
    { key: "?", words: "Keyboard shortcuts" },
  ]);
  leavePage();
  expect(listShortcuts().map(({ key }) => key)).toEqual(["n", "?"]);
});
