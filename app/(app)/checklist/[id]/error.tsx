"use client";

import { ChecklistProblem } from "@/components/checklists/checklist-problem";

export default function ChecklistError() {
  return <ChecklistProblem hasId />;
}
