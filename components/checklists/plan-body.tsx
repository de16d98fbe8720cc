import { CoachingChat } from "@/components/checklists/chat/coaching-chat";
import { BreakDownProvider } from "@/components/checklists/list/break-down-provider";
import { StepList } from "@/components/checklists/list/step-list";
import { NextStepCard } from "@/components/checklists/next-step/next-step-card";
import { PlanHint } from "@/components/checklists/plan-hint";
import { PlanProgress } from "@/components/checklists/plan-progress";
import { ChecklistProvider } from "@/components/checklists/state/checklist-provider";
import { TopThree } from "@/components/checklists/top-three/top-three";
import { FocusCommand } from "@/components/palette/focus-command";
import { PlanFocus } from "@/components/timer/plan-focus";
import type { ChecklistDetail, PersonDay } from "@/lib/checklists/types";
import type { PlanFocus as PlanFocusReading } from "@/lib/timer/types";

type PlanBodyProps = {
  plan: ChecklistDetail;
  day: PersonDay;
  focus: PlanFocusReading;
  /** Names this reading of the plan, so that a kept page is known as old. Later ones sort behind it. */
  stamp: string;
};

/**
 * The parts of a plan's page, in the order that a tired person needs on a phone: what to do next,
 * the list, what is chosen for today, the coach. On wide screens the side column stands beside.
 */
export function PlanBody({ plan, day, focus, stamp }: PlanBodyProps) {
  return (
    <ChecklistProvider id={plan.id} title={plan.title} stamp={stamp} steps={plan.steps} day={day}>
      <FocusCommand />
      <BreakDownProvider>
        <div className="grid grid-cols-1 gap-5">
          <NextStepCard />
          <PlanHint place="next step" />
          <PlanProgress place="top" />
        </div>
        <div className="-mt-1 grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-8">
          <div className="grid grid-cols-1 gap-5 lg:col-start-1">
            <StepList />
          </div>
          <div className="grid grid-cols-1 gap-5 lg:top-22 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:[@media(min-height:64rem)]:sticky">
            <PlanProgress place="side" />
            <TopThree />
            <PlanFocus focus={focus} />
          </div>
          <div className="grid grid-cols-1 lg:col-start-1">
            <CoachingChat decisionId={plan.decisionId} remaining={plan.remainingRefinements} />
          </div>
        </div>
      </BreakDownProvider>
    </ChecklistProvider>
  );
}
