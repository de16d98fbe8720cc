import { mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import path from "node:path";

const OLDEST_NODE = [20, 9];
const NEEDED_BYTES = 1_500_000_000;
const INSTALLED_BYTES = 100_000_000;

/** Returns what is wrong with this version of Node, or undefined. */
export function checkNode(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) {
    return undefined;
  }
  return `needs Node ${OLDEST_NODE.join(".")} or newer to install itself, and this is Node ${version}. Get a newer one at https://nodejs.org`;
}

/** Returns why files cannot be written in the project folder, or undefined. */
export function checkDisk(folder) {
  const data = path.join(folder, ".data");
  const probe = path.join(folder, `.write-test-${process.pid}`);
  try {
    writeFileSync(probe, "");
    rmSync(probe);
    // Root shares this folder with the account that PostgreSQL runs as.
    mkdirSync(data, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  } catch (error) {
    return `cannot write in ${folder} (${error.code}). Give your user the right to, or put the project where it has it.`;
  }
  const { bavail, bsize } = statfsSync(data);
  const free = bavail * bsize;
  if (free >= NEEDED_BYTES || (free >= INSTALLED_BYTES && isInstalled(folder))) return undefined;
  return `the disk of ${folder} has only ${Math.round(free / 1e6)} MB left. Make room and start again.`;
}

function isInstalled(folder) {
  try {
    statfsSync(path.join(folder, "node_modules", ".bin", "node"));
    return true;
  } catch {
    return false;
  }
}
