import Link from "next/link";
import type { AuthMode } from "@/components/auth/auth-text";

type ModeSwitchProps = {
  question?: string;
  mode: AuthMode;
  /** Goes along, so that the page asked for is not lost. */
  redirectTo: string | null;
  children: string;
};

/** A link to another mode of the combined sign-in screen. */
export function ModeSwitch({ question, mode, redirectTo, children }: ModeSwitchProps) {
  return (
    <p className="text-center">
      {question ? `${question} ` : null}
      <Link
        href={{ pathname: `/${mode}`, ...(redirectTo === null ? {} : { query: { redirectTo } }) }}
        className="inline-flex min-h-11 items-center font-semibold text-primary underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {children}
      </Link>
    </p>
  );
}
