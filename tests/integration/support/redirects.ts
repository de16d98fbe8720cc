/** Where a redirect leads: Next carries the target in the digest of the error that it throws. */
export async function redirectOf(act: Promise<unknown>): Promise<string | undefined> {
  const error = await act.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  const digest = error instanceof Error && "digest" in error ? String(error.digest) : "";
  return digest.split(";")[2];
}
