"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { AdviceCard } from "@/components/coaching/advice-card";
import { createCoach } from "@/components/coaching/create-coach";
import { SessionList } from "@/components/coaching/session-list";
import { TalkCard } from "@/components/coaching/talk-card";
import type { LoadedCoaching } from "@/lib/coaching/loaders";

/** Advice, the talk about it, and earlier sessions. */
export function CoachArea({ plans, sessions, hasClaude }: LoadedCoaching) {
  const router = useRouter();
  const [coach] = useState(() => createCoach(() => router.refresh()));
  const shown = useSyncExternalStore(coach.subscribe, coach.state, coach.state);
  const [planId, setPlanId] = useState("");
  const adviceTitle = useRef<HTMLHeadingElement>(null);
  useEffect(() => coach.leave, [coach]);

  const plan = plans.find(({ id }) => id === planId) ?? null;
  // A task goes where its advice came from, unless another plan has been chosen since.
  const target = plan?.id ?? shown.session?.progress?.checklistId ?? null;

  async function open(id: string) {
    if (!(await coach.open(id))) return;
    adviceTitle.current?.focus();
    adviceTitle.current?.scrollIntoView({ block: "start" });
  }

  return (
    <>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <AdviceCard
          coach={coach}
          shown={shown}
          titleRef={adviceTitle}
          plans={plans}
          plan={plan}
          onPlan={setPlanId}
          target={target}
          hasClaude={hasClaude}
        />
        <TalkCard coach={coach} shown={shown} target={target} />
      </div>
      <SessionList first={sessions} onOpen={open} onDeleted={coach.forget} />
    </>
  );
}
