import { vi } from "vitest";
import { pool } from "@/lib/db";

/** Does `act` while nothing reaches the database. */
export async function withDatabaseAway<Result>(act: () => Promise<Result>): Promise<Result> {
  type Callback = (error: Error, client: undefined, done: () => void) => void;
  const refuse = (callback?: Callback) => {
    const error = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
    callback?.(error, undefined, () => undefined);
    return callback ? undefined : Promise.reject(error);
  };
  const spy = vi.spyOn(pool, "connect").mockImplementation(refuse);
  try {
    return await act();
  } finally {
    spy.mockRestore();
  }
}
