import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import type { Tally } from "./tally.ts";

/** Pauses between two things that a person does, in milliseconds. */
const PAUSE = { shortest: 1_000, longest: 4_000 };

const planSchema = z.object({
  checklist: z.object({
    steps: z.array(z.object({ id: z.string(), completed: z.boolean(), priority: z.boolean() })),
  }),
});
const savedSchema = z.object({ decision: z.object({ id: z.string() }) });
const timerSchema = z.object({ session: z.object({ id: z.string() }) });

export type Member = {
  /** The network that requests come from: limits count by it. */
  address: string;
  cookie: string;
  /** Plans to look at and work on. */
  planIds: string[];
  hasPremium: boolean;
};

type Crowd = { server: string; tally: Tally; until: number };

/** Does what a person does on a usual day, again and again, with pauses, until the time is over. */
export async function livesADay(member: Member, crowd: Crowd): Promise<void> {
  const visitor = new Visitor(member, crowd);
  await wait(Math.random() * PAUSE.longest);
  while (Date.now() < crowd.until) {
    await visitor.doSomething();
    await wait(PAUSE.shortest + Math.random() * (PAUSE.longest - PAUSE.shortest));
  }
}

class Visitor {
  readonly #member: Member;
  readonly #crowd: Crowd;

  constructor(member: Member, crowd: Crowd) {
    this.#member = member;
    this.#crowd = crowd;
  }

  /** One of what people do, the frequent more often. */
  async doSomething(): Promise<void> {
    const chance = Math.random();
    if (chance < 0.2) await this.#lookAtPlans();
    else if (chance < 0.7) await this.#workOnAPlan();
    else if (chance < 0.78) await this.#focus();
    else if (chance < 0.86) await this.#makeAPlan();
    else if (chance < 0.93) await this.#openAPage();
    else if (this.#member.hasPremium) await this.#writeADiary();
    else await this.#send("a built page", "GET", "/terms-of-service");
  }

  async #lookAtPlans(): Promise<void> {
    await this.#send("My Plans", "GET", "/dashboard");
    await this.#send("what Premium there is", "GET", "/api/subscription/status");
    if (Math.random() < 0.2) await this.#send("search", "GET", "/dashboard?q=adventure");
  }

  async #workOnAPlan(): Promise<void> {
    const planId = pick(this.#member.planIds);
    await this.#send("a plan", "GET", `/my-plans/${planId}`);
    const told = await this.#send("a plan, told by the API", "GET", `/api/checklist/${planId}`);
    const step = pick(planSchema.safeParse(told).data?.checklist.steps ?? []);
    if (!step) return;
    const tasks = `/api/checklist/${planId}/tasks`;
    const completed = !step.completed;
    await this.#send("a tick", "PATCH", `${tasks}/${step.id}`, { completed });
    if (Math.random() < 0.2) {
      const body = { taskId: step.id, priority: !step.priority };
      await this.#send("a star", "PATCH", `${tasks}/priority`, body);
    }
    if (Math.random() < 0.1) {
      await this.#send("a task of one's own", "POST", tasks, { text: "Put the kettle on" });
    }
  }

  async #focus(): Promise<void> {
    const about = { checklistId: pick(this.#member.planIds) };
    const started = await this.#send("focus begins", "POST", "/api/timer/start", about);
    const session = timerSchema.safeParse(started).data?.session;
    if (!session) return;
    await wait(PAUSE.shortest);
    const body = { sessionId: session.id, status: "interrupted" };
    await this.#send("focus ends", "POST", "/api/timer/stop", body);
  }

  async #makeAPlan(): Promise<void> {
    const inputText = `Clean the kitchen before ${Math.floor(Math.random() * 12)} o'clock`;
    await this.#send("goal planner", "GET", "/decision");
    const path = "/api/decisions/breakdown";
    await this.#send("a goal broken down, streamed", "POST", path, { inputText }, true);
    const saved = await this.#send("a breakdown kept", "POST", `${path}/save`, {
      inputText,
      suggestedTasks: ["Fill the sink", "Wash the plates", "Dry them"],
    });
    const decisionId = savedSchema.safeParse(saved).data?.decision.id;
    if (!decisionId) return;
    await this.#send("a plan made", "POST", "/api/checklist", { decisionId, userContext: "" });
  }

  async #openAPage(): Promise<void> {
    const page = pick(["/account", "/premium", "/progress", "/reminders", "/safety", "/journal"]);
    await this.#send("another page", "GET", page ?? "/account");
  }

  async #writeADiary(): Promise<void> {
    await this.#send("journal", "GET", "/journal");
    const content = "I did the dishes today, and it felt lighter than I had feared.";
    await this.#send("an entry written", "POST", "/api/journals", { content, mood: 4 });
  }

  /** The body of the answer, or undefined when it was none. */
  async #send(
    what: string,
    method: string,
    path: string,
    body?: object,
    isStreamed = false,
  ): Promise<unknown> {
    const { server, tally } = this.#crowd;
    const begin = performance.now();
    try {
      const answer = await fetch(server + path, {
        method,
        redirect: "manual",
        headers: {
          cookie: this.#member.cookie,
          "x-forwarded-for": this.#member.address,
          "accept-encoding": "gzip",
          accept: isStreamed ? "text/event-stream" : "*/*",
          ...(body ? { "content-type": "application/json" } : {}),
        },
        body: body && JSON.stringify(body),
      });
      const text = await answer.text();
      tally.note(what, answer.status, performance.now() - begin);
      if (isStreamed && !text.includes("event: done")) throw new Error("a stream without an end");
      return path.startsWith("/api/") && !isStreamed && answer.ok ? JSON.parse(text) : undefined;
    } catch (error) {
      tally.noteFailure(what, error);
      return undefined;
    }
  }
}

function pick<Value>(values: readonly Value[]): Value | undefined {
  return values[Math.floor(Math.random() * values.length)];
}
