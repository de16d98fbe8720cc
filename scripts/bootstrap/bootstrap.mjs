import { spawn } from "node:child_process";
import path from "node:path";
import { checkDisk, checkNode } from "./check-machine.mjs";
import { installPackages } from "./install.mjs";
import { onParentGone } from "./parent.mjs";
import { projectFolder } from "./project-folder.mjs";

/** Checks the machine and installs packages. Prints what is wrong and returns false when it cannot go on. */
export async function prepareMachine() {
  const problem = checkNode(process.versions.node) ?? checkDisk(projectFolder);
  if (problem) {
    console.error(`\nStepwell: ${problem}\n`);
    process.exitCode = 1;
    return false;
  }
  const installed = await installPackages(projectFolder);
  if (!installed) process.exitCode = 1;
  return installed;
}

/**
 * Runs a script on the Node that the project brings along (npm package `node`), and returns its
 * exit code. The child ends when this process ends, however that happens, because it watches the
 * channel between the two.
 */
export async function runOnBundledNode(args) {
  const node = path.join(projectFolder, "node_modules", ".bin", "node");
  const child = spawn(node, args, {
    cwd: projectFolder,
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  // Ctrl-C reaches the child by itself; asking twice does no harm.
  const stop = () => child.connected && child.send({ stop: true });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
  const watch = onParentGone(stop);
  return await new Promise((resolve) => {
    child.once("error", (error) => {
      console.error(`\nStepwell: the project's own Node does not run: ${error.message}\n`);
      resolve(1);
    });
    child.once("exit", (code, signal) => {
      clearInterval(watch);
      resolve(code ?? (signal === "SIGINT" ? 130 : 143));
    });
  });
}
