import { FormAlert } from "@/components/auth/form-alert";
import { buttonVariants } from "@/components/ui/button-variants";

export type BillingProblem = {
  message: string;
  /** For someone whose session has ended. */
  logIn: (() => void) | null;
};

/** What went wrong with the checkout or the portal, below the button that asked for it. */
export function BillingAlert({ problem }: { problem: BillingProblem | null }) {
  return (
    <>
      <FormAlert>{problem?.message ?? null}</FormAlert>
      {problem?.logIn ? (
        <button
          type="button"
          onClick={problem.logIn}
          className={buttonVariants({ variant: "link" })}
        >
          Log in
        </button>
      ) : null}
    </>
  );
}
