"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { DemoCard } from "@/components/safety/demo/demo-card";
import { DEMO_CARDS } from "@/components/safety/demo/demo-cards";
import { readStats } from "@/components/safety/demo/demo-requests";
import { SafetyStatistics } from "@/components/safety/demo/safety-statistics";
import type { SafetyStats } from "@/lib/safety/types";

/** The cards, and below them what they have counted. */
export function SafetyDemo({ isAdmin }: { isAdmin: boolean }) {
  const [stats, setStats] = useState<SafetyStats | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const readings = useRef(0);

  const read = useCallback(async () => {
    const reading = ++readings.current;
    try {
      const fresh = await readStats();
      // An older answer that comes late says less.
      if (reading !== readings.current) return;
      setStats(fresh);
      setFailed(false);
    } catch {
      if (reading === readings.current) setFailed(true);
    }
  }, []);
  useEffect(() => void read(), [read]);

  return (
    <>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        {DEMO_CARDS.map((words) => (
          <DemoCard key={words.kind} words={words} onChecked={read} />
        ))}
      </div>
      <SafetyStatistics stats={stats} hasFailed={hasFailed} isAdmin={isAdmin} onRetry={read} />
    </>
  );
}
