/** Of the sign-in form alone. */
export const SIGN_IN_STYLE = `
form { display: grid; gap: .375rem; }
label { font-weight: 600; margin-top: .75rem; }
input:not([type=checkbox]) { font: inherit; min-height: 2.75rem; width: 100%; padding: .5rem .75rem; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: .5rem; }
.tick { display: flex; align-items: center; gap: .625rem; min-height: 2.75rem; font-weight: 400; }
.tick input { width: 1.25rem; height: 1.25rem; accent-color: var(--accent); }
summary { min-height: 2.75rem; padding: .625rem 0; cursor: pointer; }
[role=alert] { margin: 0; }
.buttons { display: flex; gap: .75rem; margin-top: 1rem; }
.buttons button { flex: 1; }
`;
