/** The environment of tests that run product code outside a web process. */
export function testEnvironment(databaseUrl: string): Record<string, string> {
  return {
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: "5",
    // Many calls at once on a machine that is busy with others: what counts is that all are answered.
    DATABASE_WAIT_SECONDS: "45",
    AUTH_SECRET: "a secret that only tests use, long enough to sign with",
    DATA_ENCRYPTION_KEY: "a-key-that-only-tests-use-of-43-characters_",
    APP_URL: "http://localhost:3000",
    LOG_LEVEL: "silent",
  };
}
