import { beforeEach, describe, expect, test } from "vitest";
import { prisma } from "@/lib/db";
import { SHARE_LIMIT } from "@/lib/decisions/share/constants";
import { listOwnShares } from "@/lib/decisions/share/data";
import type { ShareAnswer, SharedDecision } from "@/lib/decisions/share/types";
import type { DecisionView } from "@/lib/decisions/types";
import { Browser } from "../support/browser";
import { type Person, signedIn } from "../support/people";
import { makePlan, saveBreakdown } from "../support/plans";

let person: Person;
let decisionId: string;
beforeEach(async () => {
  person = await signedIn();
  decisionId = await coin("Tea or coffee?");
});

/** A decision of the person that the coin has decided, without a plan. */
async function coin(inputText: string): Promise<string> {
  const { id } = await prisma.decision.create({
    data: {
      userId: person.userId,
      inputText,
      parsedOptions: ["Tea", "Coffee"],
      chosenOption: "Tea",
      flipCount: 3,
    },
  });
  return id;
}

function share(body: Record<string, unknown> = { decisionId }, browser = person.browser) {
  return browser.call<ShareAnswer>("POST", "/api/decisions/share", body);
}

async function shared(body?: Record<string, unknown>): Promise<ShareAnswer> {
  const answer = await share(body);
  expect(answer.status).toBe(200);
  return answer.body;
}

function stop(shareId: string, browser = person.browser) {
  return browser.call("DELETE", `/api/decisions/shared/${shareId}`);
}

/** As anybody sees the link. */
function look(shareId: string) {
  return new Browser().call<{ decision: SharedDecision }>(
    "GET",
    `/api/decisions/shared/${shareId}`,
  );
}

describe("sharing", () => {
  test("gives a link that shows question, options, choice and date, and nothing else", async () => {
    const { shareId } = await shared();
    const answer = await look(shareId);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      success: true,
      decision: {
        id: shareId,
        inputText: "Tea or coffee?",
        parsedOptions: ["Tea", "Coffee"],
        chosenOption: "Tea",
        createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    });
    const text = JSON.stringify(answer.body);
    for (const inside of [decisionId, person.userId, person.email, "Ada", "Lovelace"]) {
      expect(text).not.toContain(inside);
    }
  });

  test("answers the texts for each place, with the product's own address", async () => {
    const { shareId, shareContent } = await shared();
    const url = `http://localhost:3000/shared/${shareId}`;
    const text = "“Tea or coffee?” I flipped a coin, and it chose: Tea";
    expect(shareContent).toMatchObject({
      twitter: { text, url },
      facebook: { url },
      linkedin: { url },
      whatsapp: { text: `${text}\n${url}` },
      general: { text, url },
    });
    // The form that the specification names.
    expect(await share({ shareId })).toMatchObject({ status: 200, body: { shareContent } });
  });

  test("a plan is shared by its goal; its steps stay inside", async () => {
    const plan = await makePlan(person.browser, ["a-secret-step"], "Learn to swim");
    const { shareId, shareContent } = await shared({ decisionId: plan.decisionId });
    expect(shareContent.general.text).toContain("“Learn to swim”");
    const { body } = await look(shareId);
    expect(body.decision).toMatchObject({ parsedOptions: [], chosenOption: null });
    expect(JSON.stringify(body)).not.toContain("a-secret-step");
  });

  test("twice, also at once, gives one link and keeps its date", async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => shared()));
    const ids = new Set(answers.map(({ shareId }) => shareId));
    expect(ids.size).toBe(1);
    const before = await prisma.decision.findUniqueOrThrow({ where: { id: decisionId } });
    expect(ids.has((await shared()).shareId)).toBe(true);
    const after = await prisma.decision.findUniqueOrThrow({ where: { id: decisionId } });
    expect(after.sharedAt).toEqual(before.sharedAt);
  });

  test("ids are long, each another, and end in a letter or digit", async () => {
    const ids = await Promise.all(
      Array.from({ length: 40 }, async (_, n) => {
        return (await shared({ decisionId: await coin(`Question ${n}`) })).shareId;
      }),
    );
    expect(new Set(ids).size).toBe(40);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]{25}$/);
    // Each place takes many values, so no part of it is fixed.
    for (const place of [1, 12, 24]) {
      expect(new Set(ids.map((id) => id[place])).size).toBeGreaterThan(8);
    }
  });

  test("what Stepwell would not plan is not published, in question or option", async () => {
    const dark = await coin("Should I hurt myself?");
    const option = await coin("What now?");
    await prisma.decision.update({
      where: { id: option },
      data: { parsedOptions: ["Tea", "kill myself"] },
    });
    for (const id of [dark, option]) {
      const answer = await share({ decisionId: id });
      expect(answer).toMatchObject({
        status: 422,
        body: { code: "UNSAFE_CONTENT", category: "self_harm" },
      });
      const row = await prisma.decision.findUniqueOrThrow({ where: { id } });
      expect(row).toMatchObject({ shareId: null, sharedAt: null });
    }
  });

  test.each([{}, { decisionId: 7 }, { shareId: null }, { id: "x" }])(
    "says what it needs to %j",
    async (body) => {
      expect(await share(body)).toMatchObject({
        status: 400,
        body: { message: expect.stringContaining("which decision to share") },
      });
    },
  );

  test("is the owner's act alone", async () => {
    const { browser: other } = await signedIn();
    const { shareId } = await shared();
    for (const body of [{ decisionId }, { shareId }]) {
      expect((await share(body, other)).status).toBe(404);
      expect((await share(body, new Browser())).status).toBe(401);
    }
    expect((await stop(shareId, other)).status).toBe(404);
    expect((await stop(shareId, new Browser())).status).toBe(401);
    expect((await look(shareId)).status).toBe(200);
    // A visitor's decision belongs to no account yet.
    const visitor = new Browser();
    const loose = await saveBreakdown(visitor);
    expect((await share({ decisionId: loose })).status).toBe(404);
  });

  test("unknown decisions and shares answer 404, whatever the id looks like", async () => {
    const odd = ["x", "", "\u0000", "a".repeat(65), "../x", crypto.randomUUID()];
    for (const id of odd) {
      expect((await share({ decisionId: id })).status).toBe(404);
      expect((await share({ shareId: id })).status).toBe(404);
    }
    for (const id of odd.filter((text) => text !== "")) {
      expect(await look(encodeURIComponent(id))).toMatchObject({ status: 404 });
      expect((await stop(encodeURIComponent(id))).status).toBe(404);
    }
    expect(await look("unknown")).toMatchObject({ body: { message: "Decision Not Found" } });
  });

  test("is limited by account, exactly", async () => {
    const answers = await Promise.all(
      Array.from({ length: SHARE_LIMIT.points + 2 }, () => share()),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(SHARE_LIMIT.points);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  });
});

describe("stopping", () => {
  test("kills the link at once and for ever; sharing again makes another", async () => {
    const first = await shared();
    expect((await stop(first.shareId)).status).toBe(200);
    expect((await look(first.shareId)).status).toBe(404);
    expect((await share({ shareId: first.shareId })).status).toBe(404);
    const second = await shared();
    expect(second.shareId).not.toBe(first.shareId);
    expect((await look(first.shareId)).status).toBe(404);
    expect((await look(second.shareId)).status).toBe(200);
  });

  test("twice at once ends it once", async () => {
    const { shareId } = await shared();
    const answers = await Promise.all([stop(shareId), stop(shareId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  test("and sharing at once leave a state that says what is true", async () => {
    const first = await shared();
    for (let round = 0; round < 5; round += 1) {
      const { shareId } = await shared();
      const [ended, again] = await Promise.all([stop(shareId), shared()]);
      expect(ended.status).toBe(200);
      expect((await look(shareId)).status).toBe(404);
      const isNew = again.shareId !== shareId;
      expect((await look(again.shareId)).status).toBe(isNew ? 200 : 404);
    }
    expect((await look(first.shareId)).status).toBe(404);
  });
});

describe("a shared coin that is flipped again", () => {
  function flip(inputText: string, options = ["Tea", "Coffee"]) {
    return person.browser.call<{ decision: DecisionView }>("POST", "/api/decisions/flip", {
      ...{ inputText, options, decisionId },
    });
  }

  test("shows its new choice, in the words that were shared", async () => {
    const { shareId } = await shared();
    const { body } = await flip("Tea or coffee?");
    expect(body.decision).toMatchObject({ id: decisionId, flipCount: 4, shareId });
    const { chosenOption } = body.decision;
    expect((await look(shareId)).body.decision).toMatchObject({ chosenOption });
  });

  test("never makes other words public: they are a decision of their own", async () => {
    const { shareId } = await shared();
    for (const [text, options] of [
      ["Tell Ada or keep it to myself?", ["Tea", "Coffee"]],
      ["Tea or coffee?", ["Tea", "Coffee", "Tell Ada"]],
    ] as const) {
      const { body } = await flip(text, [...options]);
      expect(body.decision).toMatchObject({ inputText: text, flipCount: 1, shareId: null });
      expect(body.decision.id).not.toBe(decisionId);
    }
    expect((await look(shareId)).body.decision).toMatchObject({
      inputText: "Tea or coffee?",
      parsedOptions: ["Tea", "Coffee"],
      chosenOption: "Tea",
    });
  });

  test("at the same moment as it is shared, publishes only what was asked when it was shared", async () => {
    for (let round = 0; round < 6; round += 1) {
      decisionId = await coin("Tea or coffee?");
      const [answer] = await Promise.all([shared(), flip("Tell Ada or keep it to myself?")]);
      const { inputText } = (await look(answer.shareId)).body.decision;
      expect(answer.shareContent.general.text).toContain(inputText);
    }
  });
});

describe("a link goes with the plan", () => {
  async function sharedPlan() {
    const plan = await makePlan(person.browser, ["A"], "Learn to swim");
    const { shareId } = await shared({ decisionId: plan.decisionId });
    const call = (method: string, end = "") =>
      person.browser.call(method, `/api/checklist/${plan.id}${end}`);
    return { plan, shareId, remove: () => call("DELETE"), restore: () => call("POST", "/restore") };
  }

  test("a deleted plan's link is dead, and comes back with Undo", async () => {
    const { shareId, remove, restore } = await sharedPlan();
    await remove();
    expect((await look(shareId)).status).toBe(404);
    expect((await share({ shareId })).status).toBe(404);
    expect(await listOwnShares(person.userId)).toEqual([]);
    await restore();
    expect((await look(shareId)).status).toBe(200);
    expect(await listOwnShares(person.userId)).toMatchObject([
      { shareId, inputText: "Learn to swim", sharedAt: expect.stringMatching(/Z$/) },
    ]);
  });

  test("an archived plan's link lives on", async () => {
    const { plan, shareId } = await sharedPlan();
    await person.browser.call("PATCH", `/api/checklist/${plan.id}`, { archived: true });
    expect((await look(shareId)).status).toBe(200);
  });

  test("a new plan of the same goal brings it back", async () => {
    const { plan, shareId, remove } = await sharedPlan();
    await remove();
    await person.browser.call("POST", "/api/checklist", { decisionId: plan.decisionId });
    expect((await look(shareId)).status).toBe(200);
  });

  test("sharing a thrown-away goal anew makes a new link, which its plan may take away again", async () => {
    const { plan, shareId, remove, restore } = await sharedPlan();
    await remove();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => shared({ decisionId: plan.decisionId })),
    );
    const ids = new Set(answers.map((answer) => answer.shareId));
    expect(ids.size).toBe(1);
    const [fresh = ""] = ids;
    expect(fresh).not.toBe(shareId);
    expect((await look(fresh)).status).toBe(200);
    expect((await look(shareId)).status).toBe(404);
    await restore();
    expect((await look(fresh)).status).toBe(200);
    await remove();
    expect((await look(fresh)).status).toBe(404);
  });

  test("its owner's decision tells a link only while it works", async () => {
    const { plan, shareId, remove, restore } = await sharedPlan();
    const told = async () => {
      const path = `/api/decision/${plan.decisionId}`;
      const { body } = await person.browser.call<{ decision: DecisionView }>("GET", path);
      return [body.decision.shareId, body.decision.checklistId];
    };
    expect(await told()).toEqual([shareId, plan.id]);
    await remove();
    expect(await told()).toEqual([null, null]);
    await restore();
    expect(await told()).toEqual([shareId, plan.id]);
  });

  test("a flip does not tell a link that died with the plan", async () => {
    const id = await coin("Tea or coffee?");
    await shared({ decisionId: id });
    const plan = await person.browser.call<{ checklist: { id: string } }>(
      "POST",
      "/api/checklist",
      {
        decisionId: id,
      },
    );
    await person.browser.call("DELETE", `/api/checklist/${plan.body.checklist.id}`);
    const flipped = await person.browser.call("POST", "/api/decisions/flip", {
      ...{ inputText: "Tea or coffee?", options: ["Tea", "Coffee"], decisionId: id },
    });
    expect(flipped.body).toMatchObject({ decision: { id, shareId: null, checklistId: null } });
  });

  test("a copy of the plan is not shared", async () => {
    const { plan, shareId, remove } = await sharedPlan();
    const { body } = await person.browser.call<{ checklist: { decisionId: string } }>(
      "POST",
      `/api/checklist/${plan.id}/duplicate`,
    );
    const copy = await prisma.decision.findUniqueOrThrow({
      where: { id: body.checklist.decisionId },
    });
    expect(copy).toMatchObject({ shareId: null, sharedAt: null });
    await remove();
    expect((await look(shareId)).status).toBe(404);
  });
});
