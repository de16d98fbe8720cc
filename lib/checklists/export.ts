import "server-only";
import { after, type ExportSection, inPages, oldestFirst, type Snapshot } from "@/lib/export";
import type { Prisma } from "@/prisma/generated/client";

/** Plans that are read at once, each with all its steps. */
const PLANS_AT_ONCE = 20;

const planColumns = {
  id: true,
  decisionId: true,
  title: true,
  userContext: true,
  refinementCount: true,
  completedAt: true,
  archivedAt: true,
  deletedAt: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.ChecklistSelect;

const stepColumns = {
  id: true,
  checklistId: true,
  parentId: true,
  text: true,
  minutes: true,
  completed: true,
  completedAt: true,
  priority: true,
  manual: true,
  position: true,
  deferredUntil: true,
  deletedAt: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.StepSelect;

const messageColumns = {
  id: true,
  checklistId: true,
  author: true,
  content: true,
  changes: true,
  undoneAt: true,
  createdAt: true,
} satisfies Prisma.RefinementMessageSelect;

type PlanRow = Prisma.ChecklistGetPayload<{ select: typeof planColumns }>;
type StepRow = Omit<Prisma.StepGetPayload<{ select: typeof stepColumns }>, "deferredUntil"> & {
  /** A day, YYYY-MM-DD. */
  deferredUntil: string | null;
};

/** Plans with their steps and refinement chat, also those that were deleted and not erased yet. */
export const plansExport: ExportSection = {
  name: "plans",
  async *rows(snapshot, userId) {
    for await (const { plan, steps, messages } of readPlans(snapshot, { userId })) {
      yield { ...plan, steps: nested(steps), refinementMessages: messages };
    }
  },
};

/** A plan's live steps in their order, each with its live sub-steps. */
export type LivePlan = {
  title: string;
  userContext: string;
  createdAt: Date;
  steps: (StepRow & { subSteps: StepRow[] })[];
};

/** The plans that the person sees, oldest first. */
export async function* livePlans(snapshot: Snapshot, userId: string): AsyncGenerator<LivePlan> {
  for await (const { plan, steps } of readPlans(snapshot, { userId, deletedAt: null })) {
    yield { ...plan, steps: nested(steps.filter((step) => step.deletedAt === null)) };
  }
}

type Whole = {
  plan: PlanRow;
  steps: StepRow[];
  messages: Prisma.RefinementMessageGetPayload<{ select: typeof messageColumns }>[];
};

async function* readPlans(
  snapshot: Snapshot,
  where: { userId: string; deletedAt?: null },
): AsyncGenerator<Whole> {
  yield* inPages<Whole>(async (last) => {
    const plans = await snapshot.checklist.findMany({
      where: { ...where, ...after(last?.plan) },
      select: planColumns,
      orderBy: [...oldestFirst],
      take: PLANS_AT_ONCE,
    });
    const ofThese = { checklistId: { in: plans.map(({ id }) => id) } };
    const steps = await snapshot.step.findMany({
      where: ofThese,
      select: stepColumns,
      orderBy: [{ position: "asc" }, { id: "asc" }],
    });
    const messages = await snapshot.refinementMessage.findMany({
      where: ofThese,
      select: messageColumns,
      orderBy: [...oldestFirst],
    });
    const stepsOf = Map.groupBy(steps.map(withDay), ({ checklistId }) => checklistId);
    const messagesOf = Map.groupBy(messages, ({ checklistId }) => checklistId);
    return plans.map((plan) => ({
      plan,
      steps: stepsOf.get(plan.id) ?? [],
      messages: messagesOf.get(plan.id) ?? [],
    }));
  }, PLANS_AT_ONCE);
}

function nested(steps: StepRow[]): (StepRow & { subSteps: StepRow[] })[] {
  const subStepsOf = Map.groupBy(steps, ({ parentId }) => parentId);
  return (subStepsOf.get(null) ?? []).map((step) => ({
    ...step,
    subSteps: subStepsOf.get(step.id) ?? [],
  }));
}

function withDay<Row extends { deferredUntil: Date | null }>({ deferredUntil, ...step }: Row) {
  return { ...step, deferredUntil: deferredUntil?.toISOString().slice(0, 10) ?? null };
}
