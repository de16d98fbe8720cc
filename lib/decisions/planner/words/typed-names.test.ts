import { describe, expect, test } from "vitest";
import { withTypedNames } from "@/lib/decisions/planner/words/typed-names";

describe("names that were typed in small letters", () => {
  test.each([
    ["help owen with his math", "help Owen with his math"],
    ["plan leos 5th birthday party", "plan Leo's 5th birthday party"],
    ["my dog biscuit pulls on the leash", "my dog Biscuit pulls on the leash"],
    ["our cat is called pepper", "our cat is called Pepper"],
    ["take biscuit to the vet", "take my pet Biscuit to the vet"],
    ["get luna spayed", "get my pet Luna spayed"],
    ["book a bounce house for Leos party", "book a bounce house for Leo's party"],
    ["my boyfriends female friends", "my boyfriend's female friends"],
    ["plan dads 80th birthday", "plan dad's 80th birthday"],
    ["my wifes 40th is in june", "my wife's 40th is in June"],
    ["forgot my best friends birthday", "forgot my best friend's birthday"],
    ["bank, refill moms meds, laundry", "bank, refill mom's meds, laundry"],
    ["wrap sisters gift and call moms doctor", "wrap sister's gift and call mom's doctor"],
    ["cancel netflix on monday", "cancel Netflix on Monday"],
  ])("%j is read as %j", (typed, written) => {
    expect(withTypedNames(typed)).toBe(written);
  });

  test.each([
    "take my dog to the vet",
    "my dog keeps barking",
    "my friends are coming over",
    "tell my roommates Sam and Chris",
    "call my friends and my brothers",
    "text the moms about it",
    "my brothers keep borrowing money",
    "give the dog a bath",
    "will mark the calendar in may",
    "get them vaccinated",
  ])("%j names nobody", (typed) => {
    expect(withTypedNames(typed)).toBe(typed);
  });
});
