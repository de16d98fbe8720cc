import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { refuseMethod } from "./methods.ts";

function asked(method: string) {
  const request = new IncomingMessage(new Socket());
  request.method = method;
  const response = new ServerResponse(request);
  return { isRefused: refuseMethod(request, response), response };
}

test.each(["TRACE", "CONNECT", "PROPFIND", "get"])("%s is refused", (method) => {
  const { isRefused, response } = asked(method);
  expect(isRefused).toBe(true);
  expect(response.statusCode).toBe(405);
});

test.each(["GET", "HEAD", "POST", "PATCH", "DELETE"])("%s is left to the product", (method) => {
  expect(asked(method).isRefused).toBe(false);
});
