import type pg from "pg";
import { compare, type Load, type Measured } from "./load.ts";
import { newestPlan, seedOtherPeople, seedPlans, settlePeople } from "./seed.ts";
import type { WebServer } from "./servers.ts";
import type { Figure } from "./table.ts";
import { mostMegabytes } from "./usage.ts";

type Person = { id: string; headers: Record<string, string> };

/** The figures of speed, each against the bare app or against itself with less data. */
export async function speedFigures(
  ours: WebServer,
  bare: WebServer,
  client: pg.Client,
): Promise<Figure[]> {
  const usual = await signUp(ours.address, "usual");
  const few = await signUp(ours.address, "few");
  const many = await signUp(ours.address, "many");
  await settlePeople(client, [usual.id, few.id, many.id]);
  await seedPlans(client, usual.id, 20, 8);
  await seedPlans(client, few.id, 10, 8);
  await seedPlans(client, many.id, 2_000, 8);
  await client.query("ANALYZE");

  const dashboard = ({ headers }: Person): Load => ({ server: ours, path: "/dashboard", headers });
  const tick = async (person: Person): Promise<Load> => {
    const { checklistId, stepId } = await newestPlan(client, person.id);
    return {
      server: ours,
      path: `/api/checklist/${checklistId}/tasks/${stepId}`,
      method: "PATCH",
      headers: { ...person.headers, "content-type": "application/json" },
      bodies: ['{"completed":true}', '{"completed":false}'],
    };
  };
  const { stepId } = await newestPlan(client, usual.id);
  const still: Load = { server: bare, path: "/" };
  const list: Load = { server: bare, path: "/list" };
  const update: Load = { ...(await tick(usual)), server: bare, path: `/update/${stepId}` };

  const figures: Figure[] = [];
  for (const path of ["/", "/terms-of-service", "/privacy-policy"]) {
    figures.push(await ratio(`${path} against a static page`, { server: ours, path }, still, 0.7));
  }
  figures.push(
    await ratio("dashboard, 20 plans", dashboard(usual), list, 0.6),
    await ratio("tick a step", await tick(usual), update, 0.6),
    memory(ours, bare),
    await growth("dashboard: 10 plans to 2,000", dashboard(few), dashboard(many)),
    await growth("tick: 10 plans to 2,000", await tick(few), await tick(many)),
  );

  // The bare app's page asks for the same 50 rows before and after, and tells what the machine does.
  const dashboardBefore = await compare(dashboard(usual), list);
  const tickBefore = await compare(await tick(usual), update);
  await seedOtherPeople(client, 10_000);
  const dashboardAfter = await compare(dashboard(usual), list);
  const tickAfter = await compare(await tick(usual), update);
  figures.push(
    grown(
      "dashboard: alone to 10,000 others with a million steps",
      dashboardBefore,
      dashboardAfter,
    ),
    grown("tick: alone to 10,000 others with a million steps", tickBefore, tickAfter),
  );
  return figures;
}

async function ratio(name: string, ours: Load, baseline: Load, atLeast: number): Promise<Figure> {
  const [mine, bare] = await compare(ours, baseline);
  return {
    name,
    ours: mine.perSecond,
    baseline: bare.perSecond,
    unit: "req/s",
    bar: { atLeast },
    processorMs: { ours: mine.processorMs, baseline: bare.processorMs },
  };
}

async function growth(name: string, small: Load, large: Load): Promise<Figure> {
  const [before, after] = await compare(small, large);
  return cost(name, before, after);
}

/**
 * Two moments of one load, minutes apart. A machine may be slower by then for other reasons, which the
 * bare app shows: its pace at either moment is divided out.
 */
function grown(
  name: string,
  [before, bareBefore]: [Measured, Measured],
  [after, bareAfter]: [Measured, Measured],
): Figure {
  return cost(name, before, {
    perSecond: after.perSecond * (bareBefore.perSecond / bareAfter.perSecond),
    processorMs: after.processorMs * (bareBefore.processorMs / bareAfter.processorMs),
  });
}

/** Requests a second before and after, told as the time that one request costs. */
function cost(name: string, before: Measured, after: Measured): Figure {
  return {
    name,
    ours: 1000 / after.perSecond,
    baseline: 1000 / before.perSecond,
    unit: "ms",
    bar: { atMost: 1.2 },
    processorMs: { ours: after.processorMs, baseline: before.processorMs },
  };
}

/** The most memory that either web process has held, after the same loads. */
function memory(ours: WebServer, bare: WebServer): Figure {
  return {
    name: "memory under load, at its most",
    ours: mostMegabytes(ours.pid) ?? Number.NaN,
    baseline: mostMegabytes(bare.pid) ?? Number.NaN,
    unit: "MB",
    bar: { atMost: 1.5 },
  };
}

/** Makes an account; `from` is the network that asks, which limits count by. */
export async function signUp(address: string, name: string, from = "198.19.0.1"): Promise<Person> {
  const email = `${name}@bench.stepwell.example`;
  const password = "a quiet bench password 7";
  const answer = await fetch(`${address}/api/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": from },
    body: JSON.stringify({
      email,
      password,
      confirmPassword: password,
      birthdate: "1990-01-01",
      tosAccepted: true,
      firstName: "Bench",
      lastName: "Person",
    }),
  });
  const body: { user: { id: string }; message?: string } = await answer.json();
  if (!answer.ok) throw new Error(`Sign-up for the bench failed: ${body.message}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return { id: body.user.id, headers: { cookie } };
}
