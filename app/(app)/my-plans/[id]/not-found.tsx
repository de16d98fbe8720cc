import { PlanProblem } from "@/components/checklists/plan-problem";

export default function PlanNotFound() {
  return <PlanProblem />;
}
