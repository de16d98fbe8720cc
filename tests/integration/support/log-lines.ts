import pino from "pino";
import { vi } from "vitest";
import { logger } from "@/lib/logger";

/** Every line that the product's log writes from now on, at its most talkative. */
export function collectLog(): string[] {
  const lines: string[] = [];
  const stream: { write(line: string): void } = Reflect.get(logger, pino.symbols.streamSym);
  vi.spyOn(stream, "write").mockImplementation((line) => void lines.push(line));
  logger.level = "trace";
  return lines;
}
