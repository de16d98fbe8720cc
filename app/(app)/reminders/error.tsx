"use client";

import { RemindersProblem } from "@/components/reminders/reminders-problem";

export default function RemindersError() {
  return <RemindersProblem />;
}
