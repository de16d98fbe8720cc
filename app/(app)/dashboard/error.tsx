"use client";

import { PlansProblem } from "@/components/checklists/plans/plans-problem";

export default function DashboardError() {
  return <PlansProblem />;
}
