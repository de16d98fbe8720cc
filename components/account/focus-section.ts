/** Puts the focus on a section's heading, after what was used in the section has gone. */
export function focusSection(id: string): void {
  document.getElementById(`${id}-title`)?.focus();
}
