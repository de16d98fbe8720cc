import { type ChildProcess, spawn } from "node:child_process";
import { type Account, runAs } from "./account.ts";

/**
 * Ends a server when this process ends, also by `kill -9`: a shell waits on a pipe that only this
 * process holds open, and asks the server for a fast shutdown when it closes. Kill the leash when
 * the server has gone, before its process number can belong to another program.
 */
export function holdByLeash(serverPid: number, account: Account): ChildProcess {
  const leash = spawn(
    "/bin/sh",
    ["-c", 'while read -r _; do :; done; kill -INT "$1"', "leash", String(serverPid)],
    { ...runAs(account), stdio: ["pipe", "ignore", "ignore"], detached: true },
  );
  leash.on("error", () => undefined);
  leash.stdin?.on("error", () => undefined);
  leash.unref();
  return leash;
}
