"use client";

import { useEffect, useState } from "react";
import { fetchEntries } from "@/components/journals/journal-requests";
import { loadProblem } from "@/components/journals/load-problem";
import type { JournalPage } from "@/lib/journals/types";

type EntrySearchState = {
  /** The first entries found; null while they are on their way. */
  page: JournalPage | null;
  problem: string | null;
};

const UNDER_WAY: EntrySearchState = { page: null, problem: null };

/** The entries that hold the words; nothing is asked for none. */
export function useEntrySearch(words: string): EntrySearchState & { again: () => void } {
  const [turn, setTurn] = useState(0);
  const asked = `${turn} ${words}`;
  const [answer, setAnswer] = useState({ asked, ...UNDER_WAY });

  useEffect(() => {
    if (words === "") return;
    const controller = new AbortController();
    fetchEntries({ q: words }, null, controller.signal).then(
      (page) => setAnswer({ asked, page, problem: null }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        setAnswer({ asked, page: null, problem: loadProblem(error) });
      },
    );
    return () => controller.abort();
  }, [words, asked]);

  const state = answer.asked === asked ? answer : UNDER_WAY;
  return { ...state, again: () => setTurn(turn + 1) };
}
