import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Runs `npm ci` when packages are missing or the lock file has changed since. Returns whether they are there. */
export async function installPackages(folder) {
  const stamp = path.join(folder, "node_modules", ".stepwell-lock");
  const wanted = createHash("sha256")
    .update(readFileSync(path.join(folder, "package-lock.json")))
    .update(`${process.platform} ${process.arch}`)
    .digest("hex");
  const present = existsSync(path.join(folder, "node_modules", ".bin", "node"));
  if (present && readStamp(stamp) === wanted) return true;

  console.log("· Installing packages (once, about a minute) …");
  const code = await runNpm(folder);
  if (code !== 0) {
    console.error(
      "\nStepwell: the packages could not be installed; npm says why above. Is the npm registry reachable?\n",
    );
    return false;
  }
  writeFileSync(stamp, wanted);
  return true;
}

function readStamp(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

function runNpm(folder) {
  // npm tells the scripts that it runs where it is itself.
  const npm = process.env.npm_execpath;
  const [command, first] = npm?.endsWith(".js") ? [process.execPath, [npm]] : ["npm", []];
  const options = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const child = spawn(command, [...first, ...options], { cwd: folder, stdio: "inherit" });
  return new Promise((resolve) => {
    child.once("error", () => resolve(1));
    child.once("exit", (code) => resolve(code ?? 1));
  });
}
