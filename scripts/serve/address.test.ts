import { once } from "node:events";
import { createServer, IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, it } from "vitest";
import { addressOf, replaceUnreadableAddress } from "./address.ts";

function addressAfter(url: string): string | undefined {
  const request = new IncomingMessage(new Socket());
  request.url = url;
  replaceUnreadableAddress(request);
  return request.url;
}

it.each(["/", "/my-plans/1?x=%E0%A4%A", "/api/checklist/%C3%A4", "/a%20b"])(
  "leaves an address alone that can be read: %s",
  (url) => expect(addressAfter(url)).toBe(url),
);

it.each([
  ["http://evil.example/dashboard?x=1", "/dashboard?x=1"],
  ["HTTPS://user@evil.example:81", "/"],
  ["http://evil.example?x=1", "/?x=1"],
  ["http://evil.example//evil.example", "//evil.example"],
  ["*", "/*"],
])("keeps of an address with a host the path alone: %s", (url, path) => {
  expect(addressAfter(url)).toBe(path);
});

it.each([
  ["/api/checklist/%E0%A4%A", "/api/unreadable"],
  ["/api/%", "/api/unreadable"],
  ["/my-plans/%ff?x=1", "/unreadable"],
])("turns one that can't into an address that nothing knows: %s", (url, unknown) => {
  expect(addressAfter(url)).toBe(unknown);
});

it.each(["127.0.0.1", "0.0.0.0", undefined])(
  "knows where its own server listens: %s",
  async (host) => {
    const server = createServer((_, response) => void response.end("here"));
    server.listen(0, host);
    await once(server, "listening");
    const answer = await fetch(addressOf(server));
    expect(await answer.text()).toBe("here");
    server.closeAllConnections();
    server.close();
  },
);
