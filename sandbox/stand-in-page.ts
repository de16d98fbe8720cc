import { escapeHtml } from "./http.ts";

/** Plain and legible; neither the product's own look nor that of the service. */
const BASE_STYLE = `
:root { color-scheme: light dark; --line: light-dark(#7b878a, #77858a); --text: light-dark(#1b2426, #e8edee); --quiet: light-dark(#526064, #a4b1b5); --accent: light-dark(#0b5d6b, #7fd0de); --on-accent: light-dark(#fff, #10292e); --soft: light-dark(#eef1f2, #1f2628); --wrong: light-dark(#9c2f16, #f0a58e); }
* { box-sizing: border-box; }
body { margin: 0; padding: 1.25rem; min-height: 100vh; display: grid; place-items: center; font: 1rem/1.5 system-ui, sans-serif; color: var(--text); background: light-dark(#fff, #14191b); }
main { width: 100%; max-width: 28rem; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .5rem; }
[role=alert] { color: var(--wrong); font-weight: 600; }
button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: .5rem 1.25rem; border-radius: .5rem; border: 1px solid var(--accent); background: var(--accent); color: var(--on-accent); cursor: pointer; }
.quiet { background: transparent; color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;

/** A page that a person meets at a service, as its stand-in shows it. `content` is HTML. */
export function standInPage(title: string, style: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Stepwell sandbox</title>
<style>${BASE_STYLE}${style}</style>
</head>
<body>
<main>
${content}
</main>
</body>
</html>`;
}
