import { readFileSync } from "node:fs";

const EVERY_MS = 1000;

/**
 * Calls `gone` (possibly again and again) once npm, which started this process, has ended. npm may
 * run scripts through a shell that passes no signal on and outlives npm; then only changed parents
 * tell. Returns the interval, or undefined when npm has no part in it.
 */
export function onParentGone(gone) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  const shellParent = isShell(parent) ? parentOf(parent) : undefined;
  return setInterval(() => {
    const moved = process.ppid !== parent;
    const shellMoved = shellParent !== undefined && parentOf(parent) !== shellParent;
    if (moved || shellMoved) gone();
  }, EVERY_MS);
}

/** True for the shell that npm puts between itself and a script (Linux; elsewhere unknown). */
function isShell(pid) {
  return /^\S*sh\0-c\0.*start\.mjs/.test(readProcess(pid, "cmdline"));
}

function parentOf(pid) {
  return /^PPid:\s*(\d+)$/m.exec(readProcess(pid, "status"))?.[1];
}

function readProcess(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
