/** A failure whose message is meant for the person at the terminal: printed as it stands, without a stack trace. */
export class PlainError extends Error {
  override name = "PlainError";
}

/** Prints what went wrong, whole only when nobody foresaw it, and marks the process as failed. */
export function reportFailure(error: unknown): void {
  if (error instanceof PlainError) {
    console.error(`\nStepwell: ${error.message}\n`);
  } else {
    console.error("\nStepwell stopped because of an unexpected error:\n", error);
  }
  process.exitCode = 1;
}

/** The `code` of a Node system error ("EACCES", "ENOENT" …), or undefined. */
export function systemErrorCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string"
    ? error.code
    : undefined;
}
