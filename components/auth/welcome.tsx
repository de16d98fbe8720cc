import { WelcomeForm } from "@/components/auth/welcome-form";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { latestDate } from "@/lib/auth/age";
import { leaveWelcome } from "@/lib/auth/google-actions";

type WelcomeProps = {
  user: { email: string; firstName: string | null; lastName: string | null };
  redirectTo: string | null;
};

/** What is asked once of someone who came by Google. */
export function Welcome({ user, redirectTo }: WelcomeProps) {
  const { email, firstName, lastName } = user;
  return (
    <div className="mx-auto grid w-full max-w-lg grid-cols-1 gap-6 wrap-anywhere">
      <header className="grid gap-2">
        <h1 className="text-3xl">{firstName ? `Welcome, ${firstName}` : "Welcome"}</h1>
        <p className="text-muted-foreground">
          One small step before you begin. We ask this once, and then your account is ready.
        </p>
      </header>
      <Card className="sm:p-8">
        <WelcomeForm
          redirectTo={redirectTo}
          name={{ firstName, lastName }}
          latestBirthdate={latestDate(new Date())}
        />
      </Card>
      <form action={leaveWelcome} className="grid justify-items-center gap-1 text-center">
        <p className="text-sm text-muted-foreground">Signed in with Google as {email}.</p>
        <Button type="submit" variant="link">
          Not now, log me out
        </Button>
      </form>
    </div>
  );
}
