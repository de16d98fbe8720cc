import { expect, test } from "vitest";
import { isInSection, SECTIONS } from "./navigation";

function sectionOf(pathname: string): string | undefined {
  return SECTIONS.find((section) => isInSection(section, pathname))?.label;
}

test.each([
  ["/dashboard", "My Plans"],
  ["/my-plans/0198", "My Plans"],
  ["/checklist/new", "My Plans"],
  ["/decision", "My Plans"],
  ["/coaching", "Coaching"],
  ["/journal", "Journal"],
  ["/reminders", "Reminders"],
  ["/decisions", undefined],
  ["/journalism", undefined],
  ["/", undefined],
])("%s lies in %s", (pathname, label) => {
  expect(sectionOf(pathname)).toBe(label);
});
