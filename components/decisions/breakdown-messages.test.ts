import { describe, expect, test } from "vitest";
import { ApiError } from "@/lib/api-client";
import { whyNoPlan, whyNoSteps } from "./breakdown-messages";

const withoutJson = (status: number, message: string) =>
  new ApiError(status, message, { isJson: false });

const gatewayPage = withoutJson(
  502,
  "API endpoint returned HTML instead of JSON (Status: 502). This usually means the endpoint was not found or there was a server error.",
);
const portalPage = withoutJson(
  200,
  "Expected JSON response but got HTML. The API endpoint may not be working correctly.",
);
const plainText = withoutJson(503, "upstream connect error");
const nothing = withoutJson(502, "Bad Gateway");

const unreachable = "Unable to connect. Please check your internet connection.";

describe("why there are no steps", () => {
  test.each([gatewayPage, portalPage, plainText, nothing])(
    "an answer that is no JSON means that the service is away: $message",
    (cause) => {
      expect(whyNoSteps({ kind: "broken", message: cause.message, cause })).toMatch(
        /^The goal breakdown service is currently unavailable\./,
      );
    },
  );

  test("the server's words about an endpoint become a connection that is missing", () => {
    const cause = new ApiError(500, "This endpoint is gone.");
    expect(whyNoSteps({ kind: "broken", message: "", cause })).toBe(unreachable);
  });

  test("no answer at all is a connection that is missing", () => {
    const cause = new TypeError("Failed to fetch");
    expect(whyNoSteps({ kind: "broken", message: "", cause })).toBe(unreachable);
  });

  test("a success without a step asks for other words", () => {
    expect(whyNoSteps({ kind: "empty", message: "Please provide a clearer goal." })).toBe(
      "Failed to break down your decision. Please try rephrasing it.",
    );
  });

  test("what the server asks is shown as it is", () => {
    expect(whyNoSteps({ kind: "clarity", message: "Which exam?" })).toBe("Which exam?");
  });
});

describe("why there is no plan", () => {
  const fallback = "Please try again";

  test.each([gatewayPage, portalPage, plainText, nothing])(
    "an answer that is no JSON means that the service is away: $message",
    (error) => {
      expect(whyNoPlan(error, fallback)).toMatch(
        /^The checklist creation service is currently unavailable\./,
      );
    },
  );

  test.each([
    [new ApiError(429, "Too many plans just now."), "Too many plans just now."],
    [new TypeError("Failed to fetch"), unreachable],
    [new Error("no id"), fallback],
  ])("%o", (error, told) => {
    expect(whyNoPlan(error, fallback)).toBe(told);
  });
});
