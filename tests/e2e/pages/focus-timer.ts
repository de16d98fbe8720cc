import type { Locator, Page } from "@playwright/test";
import pg from "pg";
import { settled } from "../writes";

/** The Focus Timer card of a plan's page, and the focus view over it. */
export class FocusTimer {
  readonly card: Locator;
  readonly view: Locator;
  readonly thoughts: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.card = page.getByRole("region", { name: "Focus Timer" });
    this.view = page.getByRole("dialog");
    this.thoughts = page.getByRole("region", { name: "Parked thoughts" });
  }

  /** Opens a plan with the clock in hand, once its script listens. */
  async open(planId: string): Promise<void> {
    await this.page.clock.install();
    await this.goto(`/my-plans/${planId}`);
  }

  async goto(address: string): Promise<void> {
    // The page asks for the subscription once its script listens.
    const listening = this.page.waitForResponse("**/api/subscription/status");
    await this.page.goto(address);
    await listening;
  }

  /** Reloads once everything sent has been answered. */
  async reload(): Promise<void> {
    await settled(this.page);
    const listening = this.page.waitForResponse("**/api/subscription/status");
    await this.page.reload();
    await listening;
  }

  /** Presses a button of the card or the view that asks the server, and waits for its answer. */
  async press(place: Locator, name: string, call = "**/api/timer/**"): Promise<void> {
    const answered = this.page.waitForResponse(call);
    await place.getByRole("button", { name, exact: true }).click();
    await answered;
  }

  /** Lets minutes pass for the server and for this page, as when nobody does anything. */
  async letPass(minutes: number): Promise<void> {
    const { session } = await (await this.page.request.get("/api/timer")).json();
    const database = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await database.connect();
    await database.query(
      `UPDATE timer_sessions SET started_at = started_at - $2 * interval '1 minute',
         ends_at = ends_at - $2 * interval '1 minute', paused_at = paused_at - $2 * interval '1 minute'
       WHERE id = $1`,
      [session.id, minutes],
    );
    await database.end();
    await this.page.clock.fastForward(minutes * 60_000);
  }

  /** A few seconds have passed in a test that runs: 17:5x counts as 18 minutes. */
  near(minutes: number): RegExp {
    const [before, at] = [minutes - 1, minutes].map((each) => String(each).padStart(2, "0"));
    return new RegExp(`^(${at}:00|${before}:[345]\\d)`);
  }
}
