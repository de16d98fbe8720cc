import {
  ChartColumn,
  Download,
  LifeBuoy,
  Lightbulb,
  type LucideIcon,
  MailOpen,
  MessagesSquare,
  NotebookPen,
} from "lucide-react";
import type { Route } from "next";
import { FREE_REFINEMENTS } from "@/lib/checklists/constants";

export type Benefit = {
  /** The four of document 2, section 2, "Premium success page", and what came since. */
  title: string;
  text: string;
  Icon: LucideIcon;
  /** Where it is used. */
  href: Route;
  link: string;
};

/** What Premium gives today. Only what works stands here. */
export const BENEFITS: readonly Benefit[] = [
  {
    title: "Unlimited AI coaching sessions",
    text: `Talk every plan over with the AI coach, as often as you need. The Free Plan has ${FREE_REFINEMENTS} refinements for each plan.`,
    Icon: MessagesSquare,
    href: "/dashboard",
    link: "Open a plan",
  },
  {
    title: "Advanced progress tracking",
    text: "Tasks done, focus time and finished plans, week by week. No streaks to keep up.",
    Icon: ChartColumn,
    href: "/progress",
    link: "See your progress",
  },
  {
    title: "Priority support",
    text: "Your questions reach us marked as Premium, and we answer those first.",
    Icon: LifeBuoy,
    href: "/account#help",
    link: "Get help",
  },
  {
    title: "Export progress data",
    text: "Your tasks and your focus time as CSV files, for a spreadsheet of your own.",
    Icon: Download,
    href: "/account#your-data",
    link: "Export",
  },
  {
    title: "Reminders by email",
    text: "What is done and what is next: daily, weekly or at your own pace. None comes while nothing is open.",
    Icon: MailOpen,
    href: "/reminders",
    link: "Set your reminders",
  },
  {
    title: "A private journal",
    text: "A place to write down how it went, with a mood and the plan it is about. Encrypted with a key of your own.",
    Icon: NotebookPen,
    href: "/journal",
    link: "Open your journal",
  },
  {
    title: "An AI coach that knows your plans",
    text: "Advice from your progress and, where you want, your journal, with a talk about it and steps to accept.",
    Icon: Lightbulb,
    href: "/coaching",
    link: "Ask the coach",
  },
];
