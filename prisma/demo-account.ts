/** The account that a machine with its own database starts with. Known to everyone, so never made elsewhere. */
export const DEMO_ACCOUNT = {
  email: "demo@stepwell.example",
  password: "one-small-step",
  firstName: "Demo",
} as const;
