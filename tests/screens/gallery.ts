import { existsSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PICTURES } from "./camera";

/** Writes one page that shows every picture of the run, a row for each screen. */
export default function writeGallery(): void {
  if (!existsSync(PICTURES)) return;
  const rows = readdirSync(PICTURES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name: screen }) => {
      const pictures = readdirSync(path.join(PICTURES, screen)).map((file) => {
        const address = `${screen}/${file}`;
        return `<a href="${address}"><img src="${address}" alt="${file}" height="480" loading="lazy"></a>`;
      });
      return `<section><h2>${screen}</h2>${pictures.join("\n")}</section>`;
    });
  const file = path.join(PICTURES, "index.html");
  writeFileSync(
    file,
    `<!doctype html><meta charset="utf-8"><title>Screens</title>${rows.join("")}`,
  );
  console.log(`  every screen on one page: ${path.relative(process.cwd(), file)}`);
}
