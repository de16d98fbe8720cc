import type { Metadata } from "next";
import { ChecklistProblem } from "@/components/checklists/checklist-problem";

export const metadata: Metadata = { title: "Checklist Not Found" };

/** The address of a checklist without its id. */
export default function ChecklistWithoutIdPage() {
  return <ChecklistProblem hasId={false} />;
}
