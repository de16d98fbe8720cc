/** The environment of tests that run product code outside a web process. */
export function testEnvironment(databaseUrl: string): Record<string, string> {
  return {
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: "5",
    AUTH_SECRET: "a secret that only tests use, long enough to sign with",
    APP_URL: "http://localhost:3000",
    LOG_LEVEL: "silent",
  };
}
