"use client";

import { MessagesSquare } from "lucide-react";
import { type ComponentType, useCallback, useEffect, useId, useRef, useState } from "react";
import type { ChatPanelProps } from "@/components/checklists/chat/chat-panel";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { CHAT_TEXTS } from "@/lib/checklists/refinement/constants";
import { CHAT_PROBLEMS } from "@/lib/checklists/refinement/problems";

/** How far below the window the chat is fetched. */
const MARGIN = "300px";

/** The plan's chat. What it is made of, and its history, are fetched when it comes near the window. */
export function CoachingChat(props: Omit<ChatPanelProps, "titleId">) {
  const titleId = useId();
  const place = useRef<HTMLDivElement>(null);
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps>>();
  const [hasFailed, setFailed] = useState(false);

  const load = useCallback(async () => {
    setFailed(false);
    try {
      const { ChatPanel } = await import("@/components/checklists/chat/chat-panel");
      setPanel(() => ChatPanel);
    } catch {
      setFailed(true);
    }
  }, []);

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        void load();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [load]);

  return (
    <Card ref={place} className="gap-4">
      <section aria-labelledby={titleId} className="contents">
        <div className="grid gap-1">
          <h2 id={titleId} className="flex items-center gap-2 text-xl">
            <MessagesSquare aria-hidden="true" className="size-5 text-primary" />
            {CHAT_TEXTS.title}
          </h2>
          <p className="text-sm text-muted-foreground">{CHAT_TEXTS.invitation}</p>
        </div>
        {Panel ? <Panel {...props} titleId={titleId} /> : null}
        {hasFailed ? <LoadProblem onRetry={load} /> : null}
        {Panel || hasFailed ? null : <Skeleton className="h-44 rounded-lg" />}
      </section>
    </Card>
  );
}

function LoadProblem({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>{CHAT_PROBLEMS.loadFailed}</p>
      <Button variant="outline" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
