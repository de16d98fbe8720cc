import { ChecklistProblem } from "@/components/checklists/checklist-problem";

export default function ChecklistNotFound() {
  return <ChecklistProblem hasId />;
}
