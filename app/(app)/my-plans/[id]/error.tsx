"use client";

import { PlanProblem } from "@/components/checklists/plan-problem";

export default function PlanError() {
  return <PlanProblem />;
}
