import type { Params } from "../../router.ts";
import type { Account } from "../account.ts";
import type { Fields } from "../form.ts";

export type Call = {
  /** The parts of the address that the endpoint's path names. */
  params: Params;
  /** What query or body give. */
  given: Fields;
  /** Where the sandbox shows its pages. */
  pages: string;
};

/** One call of Stripe's API. */
export type Endpoint = {
  method: "GET" | "POST" | "DELETE";
  /** Below the address of the stand-in. */
  path: string;
  /** @throws StripeError */
  answer(account: Account, call: Call): unknown;
};
