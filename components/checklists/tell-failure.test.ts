import { describe, expect, test } from "vitest";
import { ApiError } from "@/lib/api-client";
import { changeFailureReason, failureReason } from "./tell-failure";

const unavailable =
  "Stepwell is temporarily unavailable. Nothing is lost; please try again in a few minutes.";

describe("the reason of a failure", () => {
  test.each([
    ["an HTML page", new ApiError(502, "API endpoint returned HTML", { isJson: false })],
    ["plain text", new ApiError(503, "upstream connect error", { isJson: false })],
    ["a success that is no JSON", new ApiError(200, "Expected JSON response", { isJson: false })],
  ])("%s in place of the answer", (_, error) => {
    expect(failureReason(error, "Please try again.")).toBe(unavailable);
    expect(changeFailureReason(error)).toBe(unavailable);
  });

  test("the server's own words", () => {
    expect(failureReason(new ApiError(429, "Slow down."), "Please try again.")).toBe("Slow down.");
  });

  test("its words about endpoints are a connection that is missing", () => {
    expect(failureReason(new ApiError(404, "No such API endpoint."), "")).toBe(
      "Unable to connect. Please check your internet connection.",
    );
  });

  test("no answer at all", () => {
    const error = new TypeError("Failed to fetch");
    expect(failureReason(error, "Please try again.")).toBe("Please try again.");
    expect(changeFailureReason(error)).toMatch(/^This one needs a network\./);
  });
});
