import { expect, it } from "vitest";
import { deviceName } from "./device";

it.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0",
    "Firefox on Windows",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
    "Mobile Safari on iOS",
  ],
  ["curl/8.5.0", "curl"],
  ["<script>alert(1)</script>", "Unknown device"],
  ["", "Unknown device"],
  [null, "Unknown device"],
])("calls %s %s", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
