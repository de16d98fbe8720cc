/** Plain and legible; neither the product's own look nor Google's. */
export const SIGN_IN_STYLE = `
:root { color-scheme: light dark; --line: light-dark(#7b878a, #77858a); --text: light-dark(#1b2426, #e8edee); --accent: light-dark(#0b5d6b, #7fd0de); --on-accent: light-dark(#fff, #10292e); --wrong: light-dark(#9c2f16, #f0a58e); }
* { box-sizing: border-box; }
body { margin: 0; padding: 1.25rem; min-height: 100vh; display: grid; place-items: center; font: 1rem/1.5 system-ui, sans-serif; color: var(--text); background: light-dark(#fff, #14191b); }
main { width: 100%; max-width: 26rem; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; margin: 0 0 .5rem; }
form { display: grid; gap: .375rem; }
label { font-weight: 600; margin-top: .75rem; }
input:not([type=checkbox]) { font: inherit; min-height: 2.75rem; width: 100%; padding: .5rem .75rem; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: .5rem; }
.tick { display: flex; align-items: center; gap: .625rem; min-height: 2.75rem; font-weight: 400; }
.tick input { width: 1.25rem; height: 1.25rem; accent-color: var(--accent); }
summary { min-height: 2.75rem; padding: .625rem 0; cursor: pointer; }
[role=alert] { margin: 0; color: var(--wrong); font-weight: 600; }
.buttons { display: flex; gap: .75rem; margin-top: 1rem; }
button { flex: 1; font: inherit; font-weight: 600; min-height: 2.75rem; padding: .5rem 1.25rem; border-radius: .5rem; border: 1px solid var(--accent); background: var(--accent); color: var(--on-accent); cursor: pointer; }
.quiet { background: transparent; color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;
