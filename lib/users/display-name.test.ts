import { describe, expect, test } from "vitest";
import { displayNameOf, initialsOf } from "./display-name";

describe("initials", () => {
  test.each([
    [{ firstName: "Ada", lastName: "Lovelace", email: "x@example.org" }, "AL"],
    [{ firstName: "ada", lastName: "lovelace", email: null }, "AL"],
    [{ firstName: "Ada", lastName: "", email: "x@example.org" }, "A"],
    [{ firstName: null, lastName: "Lovelace", email: "x@example.org" }, "L"],
    [{ firstName: "  ", lastName: "  ", email: "kim@example.org" }, "K"],
    [{ firstName: "", lastName: "", email: "" }, "U"],
    [{}, "U"],
    [{ firstName: "Ángel", lastName: "Ñíguez" }, "ÁÑ"],
    [{ firstName: "👩🏽‍🚀", lastName: "نور" }, "👩🏽‍🚀ن"],
  ])("of %o are %s", (user, expected) => {
    expect(initialsOf(user)).toBe(expected);
  });
});

describe("display name", () => {
  test.each([
    [{ firstName: "Ada", lastName: "Lovelace", email: "x@example.org" }, "Ada Lovelace"],
    [{ firstName: " Ada ", lastName: " " }, "Ada"],
    [{ firstName: null, lastName: "Lovelace" }, "Lovelace"],
    [{ firstName: "", lastName: "", email: "kim@example.org" }, "kim@example.org"],
    [{}, "User"],
  ])("of %o is %s", (user, expected) => {
    expect(displayNameOf(user)).toBe(expected);
  });
});
