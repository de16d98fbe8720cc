/** Plain and legible; neither the product's own look nor Stripe's. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --line: light-dark(#7b878a, #77858a); --text: light-dark(#1b2426, #e8edee); --quiet: light-dark(#526064, #a4b1b5); --accent: light-dark(#0b5d6b, #7fd0de); --on-accent: light-dark(#fff, #10292e); --soft: light-dark(#eef1f2, #1f2628); --wrong: light-dark(#9c2f16, #f0a58e); }
* { box-sizing: border-box; }
body { margin: 0; padding: 1.25rem; min-height: 100vh; display: grid; place-items: center; font: 1rem/1.5 system-ui, sans-serif; color: var(--text); background: light-dark(#fff, #14191b); }
main { width: 100%; max-width: 28rem; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .5rem; }
h2 { font-size: 1.125rem; margin: 1.5rem 0 .5rem; }
p { margin: 0 0 .75rem; }
.quiet-text { color: var(--quiet); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 0 0 1rem; }
dt { color: var(--quiet); }
dd { margin: 0; }
ul { margin: 0; padding: 0; list-style: none; }
li { padding: .5rem 0; border-top: 1px solid var(--soft); }
.card { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem; padding: 1rem; border: 1px solid var(--line); border-radius: .75rem; }
.card .wide { grid-column: 1 / -1; }
label { display: block; font-weight: 600; font-size: .875rem; margin-bottom: .25rem; }
input:read-only { font: inherit; width: 100%; min-height: 2.75rem; padding: .5rem .75rem; color: var(--quiet); background: var(--soft); border: 1px solid var(--line); border-radius: .5rem; }
[role=alert] { color: var(--wrong); font-weight: 600; }
form { display: grid; gap: .75rem; margin-top: 1rem; }
button, .back { font: inherit; font-weight: 600; min-height: 2.75rem; padding: .5rem 1.25rem; border-radius: .5rem; border: 1px solid var(--accent); background: var(--accent); color: var(--on-accent); cursor: pointer; }
.quiet { background: transparent; color: var(--accent); }
.back { display: inline-block; margin-top: 1.25rem; background: transparent; color: var(--accent); text-decoration: none; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;
