import { useId, useRef, useState } from "react";
import { failureReason, tellFailure } from "@/components/checklists/tell-failure";
import { fetchSessions } from "@/components/coaching/coach-requests";
import { COACH_TEXTS } from "@/components/coaching/coach-texts";
import { SessionCard } from "@/components/coaching/session-card";
import { Button } from "@/components/ui/button";
import { COACH_PROBLEMS } from "@/lib/coaching/problems";
import type { ConversationPage } from "@/lib/coaching/types";

type SessionListProps = {
  /** The first page, as the server made it last. */
  first: ConversationPage;
  onOpen: (id: string) => Promise<void>;
  onDeleted: (id: string) => void;
};

type Earlier = { after: ConversationPage; page: ConversationPage };

/** Earlier sessions: each can be read whole, and deleted. */
export function SessionList({ first, onOpen, onDeleted }: SessionListProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [earlier, setEarlier] = useState<Earlier | null>(null);
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set());
  // Pages read after another first page may have a gap to it.
  const more = earlier?.after === first ? earlier.page : null;
  const nextCursor = (more ?? first).nextCursor;
  const sessions = [...first.conversations, ...(more?.conversations ?? [])].filter(
    (session) => !deleted.has(session.id),
  );

  async function showMore() {
    if (nextCursor === null) return;
    try {
      const page = await fetchSessions(nextCursor);
      const conversations = [...(more?.conversations ?? []), ...page.conversations];
      setEarlier({ after: first, page: { ...page, conversations } });
    } catch (error) {
      const reason = failureReason(error, COACH_PROBLEMS.tryAgain);
      tellFailure({
        title: COACH_PROBLEMS.moreFailed,
        reason,
        error,
        retry: () => void showMore(),
      });
    }
  }

  function take(sessionId: string) {
    setDeleted((before) => new Set([...before, sessionId]));
    onDeleted(sessionId);
  }

  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <h2 ref={heading} id={id} tabIndex={-1} className="text-xl outline-none">
        {COACH_TEXTS.sessions}
      </h2>
      {sessions.length === 0 ? (
        <p className="text-muted-foreground">{COACH_TEXTS.noSessions}</p>
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {sessions.map((session) => (
            <SessionCard
              key={session.id}
              {...session}
              onOpen={onOpen}
              onDeleted={take}
              focusAfter={() => heading.current?.focus()}
            />
          ))}
        </ul>
      )}
      {nextCursor === null ? null : (
        <Button variant="outline" onClick={() => void showMore()} className="justify-self-start">
          Show earlier sessions
        </Button>
      )}
    </section>
  );
}
