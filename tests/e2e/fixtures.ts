import { randomInt } from "node:crypto";
import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { endOfMotion } from "./motion";
import { logIn, newPerson, type Person, signUp } from "./people";
import { type Problems, watchProblems } from "./problems";
import { watchWrites } from "./writes";

type Fixtures = {
  /** An unexpected console.error, page error or failed same-origin request fails the test. */
  problems: Problems;
  /** Fails with every violation that axe finds on the page as it stands. */
  expectAccessible: (page?: Page) => Promise<void>;
  /** A person with an account of their own, whose browser is signed in. */
  signedIn: Person;
};

export const test = base.extend<Fixtures>({
  // A network address of its own for each test, so that rate limits do not reach from one to the next.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
    await use({ ...extraHTTPHeaders, "x-forwarded-for": address });
  },

  context: async ({ context }, use) => {
    watchWrites(context);
    await use(context);
  },

  problems: [
    async ({ page, baseURL }, use) => {
      const watcher = watchProblems(baseURL ?? "");
      watcher.watch(page);
      await use(watcher);
      expect(watcher.unexpected(), "unexpected problems on the page").toEqual([]);
    },
    { auto: true },
  ],

  expectAccessible: async ({ page }, use) => {
    await use(async (shown = page) => {
      // Colours halfway through a transition are nobody's.
      await shown.evaluate(endOfMotion);
      // Without frames of other origins the mode called legacy finds the same, in a third of the time.
      const { violations } = await new AxeBuilder({ page: shown })
        .setLegacyMode()
        .options({ resultTypes: ["violations"] })
        .analyze();
      const told = violations.map(
        ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target).join(", ")})`,
      );
      expect(told, `accessibility of ${shown.url()}`).toEqual([]);
    });
  },

  signedIn: async ({ context }, use) => {
    const person = newPerson();
    await signUp(context, person);
    if (!(await isSignedIn(context.request))) await logIn(context, person);
    await use(person);
  },
});

export { expect };

async function isSignedIn(request: Page["request"]): Promise<boolean> {
  return (await request.get("/api/auth/me")).ok();
}
