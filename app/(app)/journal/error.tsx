"use client";

import { JournalProblem } from "@/components/journals/journal-problem";

export default function JournalError() {
  return <JournalProblem />;
}
