/** Plain and legible; deliberately not the product's own look. */
export const INBOX_STYLE = `
:root { color-scheme: light dark; --line: light-dark(#cfd4d6, #3b4447); --soft: light-dark(#eef1f2, #1f2628); --text: light-dark(#1b2426, #e8edee); --quiet: light-dark(#526064, #a4b1b5); --accent: light-dark(#0b5d6b, #7fd0de); }
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: var(--text); background: light-dark(#fff, #14191b); }
header { padding: 1rem 1.5rem; border-bottom: 1px solid var(--line); }
h1 { font-size: 1.25rem; margin: 0; }
header p { margin: 0; color: var(--quiet); }
main { display: grid; grid-template-columns: minmax(16rem, 22rem) 1fr; min-height: calc(100vh - 5.5rem); }
main.empty { display: grid; place-items: center; grid-template-columns: 1fr; color: var(--quiet); }
nav { border-right: 1px solid var(--line); overflow-wrap: anywhere; }
ol { list-style: none; margin: 0; padding: 0; }
li a { display: grid; padding: .75rem 1.5rem; border-bottom: 1px solid var(--line); color: inherit; text-decoration: none; }
li a:hover, li a[aria-current] { background: var(--soft); }
li a[aria-current] { box-shadow: inset 4px 0 var(--accent); }
li span, time { color: var(--quiet); font-size: .875rem; }
article { padding: 1.5rem; display: flex; flex-direction: column; min-width: 0; overflow-wrap: anywhere; }
h2 { margin: 0 0 .5rem; font-size: 1.5rem; line-height: 1.25; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .125rem 1rem; margin: 0 0 1rem; }
dt { color: var(--quiet); }
dd { margin: 0; }
.tabs { display: flex; gap: .5rem; margin-bottom: .75rem; }
.tabs a { padding: .5rem 1rem; border: 1px solid var(--line); border-radius: .5rem; color: inherit; text-decoration: none; }
.tabs a[aria-current] { border-color: var(--accent); color: var(--accent); font-weight: 600; }
a:focus-visible { outline: 3px solid var(--accent); outline-offset: -3px; }
iframe { flex: 1; min-height: 32rem; width: 100%; border: 1px solid var(--line); border-radius: .5rem; background: #fff; }
pre { white-space: pre-wrap; margin: 0; padding: 1rem; background: var(--soft); border-radius: .5rem; font: .9375rem/1.6 ui-monospace, monospace; }
@media (max-width: 48rem) { main { grid-template-columns: 1fr; } nav { border-right: 0; max-height: 40vh; overflow: auto; } }
`;
