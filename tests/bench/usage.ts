import { readFileSync } from "node:fs";

/** Ticks a second in which Linux tells the processor time of a process (proc_pid_stat(5), USER_HZ). */
const TICKS = 100;

/**
 * Milliseconds of processor time that a process and its threads have used so far. What other programs
 * do on the machine meanwhile does not count. Null where the system has no /proc.
 */
export function processorMs(pid: number): number | null {
  const text = read(pid, "stat");
  if (text === null) return null;
  // The name before may hold spaces and brackets; user and system time are the 14th and 15th field.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS;
}

/** The most memory that a process has held so far, in megabytes. Null where the system has no /proc. */
export function mostMegabytes(pid: number): number | null {
  return megabytes(pid, "VmHWM");
}

/** The memory that a process holds now, in megabytes. Null where the system has no /proc. */
export function megabytesNow(pid: number): number | null {
  return megabytes(pid, "VmRSS");
}

function megabytes(pid: number, name: string): number | null {
  const kilobytes = new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(read(pid, "status") ?? "")?.[1];
  return kilobytes === undefined ? null : Number(kilobytes) / 1024;
}

function read(pid: number, file: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return null;
  }
}
