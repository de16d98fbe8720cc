import { describe, expect, it } from "vitest";
import { createLatestSender } from "./latest-sender";

type Request = {
  key: string;
  value: boolean;
  resolve: (value: boolean) => void;
  reject: (error: unknown) => void;
};

/** A server whose answers the test gives by hand, in the order of the requests. */
function aServer() {
  const requests: Request[] = [];
  const answers: [string, boolean][] = [];
  const refusals: [string, boolean, unknown][] = [];
  const sender = createLatestSender<boolean, boolean>({
    send(key, value) {
      return new Promise((resolve, reject) => requests.push({ key, value, resolve, reject }));
    },
    onAnswer: (key, value) => answers.push([key, value]),
    onRefusal: (key, value, error) => refusals.push([key, value, error]),
  });
  const request = (index: number) => {
    const found = requests[index];
    if (!found) throw new Error(`there is no request number ${index}`);
    return found;
  };
  return {
    want: sender.want,
    sent: () => requests.map(({ key, value }) => [key, value]),
    answer: async (index: number) => {
      const { resolve, value } = request(index);
      resolve(value);
      await flush();
    },
    refuse: async (index: number, error: unknown) => {
      request(index).reject(error);
      await flush();
    },
    answers,
    refusals,
  };
}

async function flush(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

describe("the sender of latest wishes", () => {
  it("sends one request at a time for one key", async () => {
    const server = aServer();
    server.want("sink", true);
    server.want("sink", false);
    expect(server.sent()).toEqual([["sink", true]]);
    await server.answer(0);
    expect(server.sent()).toEqual([
      ["sink", true],
      ["sink", false],
    ]);
  });

  it("sends different keys side by side", () => {
    const server = aServer();
    server.want("sink", true);
    server.want("plates", true);
    expect(server.sent()).toHaveLength(2);
  });

  it("skips the wishes between the first and the last", async () => {
    const server = aServer();
    for (const value of [true, false, true, false]) server.want("sink", value);
    await server.answer(0);
    await server.answer(1);
    expect(server.sent()).toEqual([
      ["sink", true],
      ["sink", false],
    ]);
    expect(server.answers).toEqual([
      ["sink", true],
      ["sink", false],
    ]);
  });

  it("does not send again what the server already holds", async () => {
    const server = aServer();
    for (const value of [true, false, true]) server.want("sink", value);
    await server.answer(0);
    expect(server.sent()).toEqual([["sink", true]]);
  });

  it("reports the refusal of a last wish with its reason", async () => {
    const server = aServer();
    server.want("sink", true);
    const reason = new Error("no network");
    await server.refuse(0, reason);
    expect(server.refusals).toEqual([["sink", true, reason]]);
  });

  it("still tries a newer wish when the one before it was refused", async () => {
    const server = aServer();
    server.want("sink", true);
    server.want("sink", false);
    await server.refuse(0, new Error("no network"));
    expect(server.refusals).toEqual([]);
    await server.answer(1);
    expect(server.answers).toEqual([["sink", false]]);
  });

  it("takes new wishes after a refusal", async () => {
    const server = aServer();
    server.want("sink", true);
    await server.refuse(0, new Error("no network"));
    server.want("sink", true);
    await server.answer(1);
    expect(server.answers).toEqual([["sink", true]]);
  });
});
