/** Of checkout and portal alone. */
export const PAGE_STYLE = `
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
form { display: grid; gap: .75rem; margin-top: 1rem; }
.back { display: inline-block; font-weight: 600; min-height: 2.75rem; margin-top: 1.25rem; padding: .5rem 1.25rem; border: 1px solid var(--accent); border-radius: .5rem; color: var(--accent); text-decoration: none; }
`;
