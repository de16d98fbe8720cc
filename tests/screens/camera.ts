import { mkdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, type Locator, type Page } from "@playwright/test";
import { endOfMotion } from "../e2e/motion";
import { stickingOut } from "./overflow";

/** Where all pictures of a run stand, one folder for each screen. */
export const PICTURES = fileURLToPath(new URL("../../screens", import.meta.url));

const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

const THEMES = ["light", "dark"] as const;

type Extent = {
  /** Only what is in view: for dialogs, which lie over the page as it is scrolled. */
  inView?: boolean;
  /** Only these widths, without zoom: for what stands on phones alone, or beside them. */
  widths?: readonly (typeof SIZES)[number]["width"][];
  /** What the picture is about; at each size the page is scrolled to it. */
  subject?: Locator;
};

/**
 * Takes a screen as it stands: at each width in both themes, with reduced motion, and at 200 % zoom
 * (which is 1,440 pixels with half of their room).
 */
export async function takePictures(page: Page, screen: string, extent: Extent = {}): Promise<void> {
  const folder = path.join(PICTURES, screen);
  mkdirSync(folder, { recursive: true });
  const take = async (name: string) => {
    await page.evaluate(drawEverything);
    if (!extent.inView) await page.evaluate(walkThrough);
    await extent.subject?.evaluate((shown) => shown.scrollIntoView({ block: "center" }));
    await page.evaluate(endOfMotion);
    expect.soft(await page.evaluate(stickingOut), `${screen}, ${name}: sticks out`).toEqual([]);
    await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: !extent.inView });
  };
  const sizes = SIZES.filter(({ width }) => extent.widths?.includes(width) ?? true);
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      await take(`${size.width}-${colorScheme}`);
    }
  }
  if (extent.widths) return;
  await page.setViewportSize({ width: 720, height: 450 });
  await page.emulateMedia({ colorScheme: "light" });
  await take("zoom-200");
  await page.setViewportSize(SIZES[1]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await take("reduced-motion");
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

/**
 * Runs in the page: rows far from the window would stand empty in a picture of the whole page, and
 * their motion would never end.
 */
function drawEverything(): void {
  const everything = new CSSStyleSheet();
  everything.replaceSync("* { content-visibility: visible !important }");
  document.adoptedStyleSheets = [everything];
}

/** Runs in the page: what loads only when it comes near is there afterwards. */
async function walkThrough(): Promise<void> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
    window.scrollTo(0, top);
    await nextFrame();
    await nextFrame();
  }
  window.scrollTo(0, 0);
  // What is hidden is never fetched.
  const shown = [...document.images].filter((image) => image.checkVisibility());
  await Promise.allSettled(shown.map((image) => image.decode()));
}
