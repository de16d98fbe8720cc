/** As tinykeys has it, so that the help names the key that works. */
export function isMac(): boolean {
  return /Mac|iPod|iPhone|iPad/.test(navigator.platform);
}

const OPEN_DIALOGS =
  '[role="dialog"]:not([data-state="closed"]), [role="alertdialog"]:not([data-state="closed"]), dialog[open]';

/** A dialog has the keyboard to itself. */
export function isDialogOpen(): boolean {
  return document.querySelector(OPEN_DIALOGS) !== null;
}

/** Where letters are text, or find an entry of an open list. A tick box is no such place. */
const TYPED_INTO = [
  'input:not([type="checkbox"], [type="radio"], [type="range"], [type="button"], [type="submit"], [type="file"])',
  "textarea",
  "select",
  '[contenteditable]:not([contenteditable="false"])',
  '[role="textbox"]',
  '[role="combobox"]',
  '[role="listbox"]',
  '[role="menu"]',
].join(", ");

export function isTypedInto(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPED_INTO) !== null;
}
