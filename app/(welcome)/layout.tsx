import type { ReactNode } from "react";
import { BareShell } from "@/components/layout/bare-shell";

/** Before the account is complete there is nothing to go to. */
export default function WelcomeLayout({ children }: { children: ReactNode }) {
  return <BareShell>{children}</BareShell>;
}
