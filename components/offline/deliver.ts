import {
  currentOutbox,
  noteConnection,
  readConnection,
} from "@/components/offline/connection-store";
import type { WaitingWrite } from "@/components/offline/device";
import { ApiError } from "@/lib/api-client";

/** The answer to a write that waits on this device for the network. */
export const KEPT = Symbol("kept");

/**
 * Sends a write, or keeps it for later where the server can't be reached. While others wait it goes
 * behind them, so that everything arrives in the order in which it was done.
 * @throws what `send` throws, where nothing is kept or the server has refused.
 */
export async function deliver<Answer>(
  write: WaitingWrite,
  send: () => Promise<Answer>,
): Promise<Answer | typeof KEPT> {
  const outbox = currentOutbox();
  if (!outbox) return send();
  if (readConnection().waiting > 0 && (await isKept(write))) return KEPT;
  try {
    return await send();
  } catch (error) {
    if (error instanceof ApiError || !(await isKept(write))) throw error;
    noteConnection({ isOffline: true });
    return KEPT;
  }
}

/** Storage can be full or closed to us; then the write goes the way that it goes without it. */
async function isKept(write: WaitingWrite): Promise<boolean> {
  try {
    return (await currentOutbox()?.keep(write)) ?? false;
  } catch {
    return false;
  }
}
