import type pg from "pg";
import { compare, type Load } from "./load.ts";
import { newestPlan, seedOtherPeople, seedPlans } from "./seed.ts";
import type { Figure } from "./table.ts";

type Person = { id: string; headers: Record<string, string> };

/** The figures of speed, each against the bare app or against itself with less data. */
export async function speedFigures(
  ours: string,
  bare: string,
  client: pg.Client,
): Promise<Figure[]> {
  const usual = await signUp(ours, "usual");
  const few = await signUp(ours, "few");
  const many = await signUp(ours, "many");
  await seedPlans(client, usual.id, 20, 8);
  await seedPlans(client, few.id, 10, 8);
  await seedPlans(client, many.id, 2_000, 8);
  await client.query("ANALYZE");

  const dashboard = (person: Person): Load => ({
    url: `${ours}/dashboard`,
    headers: person.headers,
  });
  const tick = async (person: Person): Promise<Load> => {
    const { checklistId, stepId } = await newestPlan(client, person.id);
    return {
      url: `${ours}/api/checklist/${checklistId}/tasks/${stepId}`,
      method: "PATCH",
      headers: { ...person.headers, "content-type": "application/json" },
      bodies: ['{"completed":true}', '{"completed":false}'],
    };
  };
  const { stepId } = await newestPlan(client, usual.id);
  const bareUpdate: Load = { ...(await tick(usual)), url: `${bare}/update/${stepId}` };

  const figures: Figure[] = [];
  for (const page of ["", "/terms-of-service", "/privacy-policy"]) {
    figures.push(
      await ratio(`${page || "/"} against a static page`, { url: ours + page }, { url: bare }, 0.7),
    );
  }
  figures.push(
    await ratio("dashboard, 20 plans", dashboard(usual), { url: `${bare}/list` }, 0.6),
    await ratio("tick a step", await tick(usual), bareUpdate, 0.6),
    await growth("dashboard: 10 plans to 2,000", dashboard(few), dashboard(many)),
    await growth("tick: 10 plans to 2,000", await tick(few), await tick(many)),
  );

  const dashboardAlone = dashboard(usual);
  const tickAlone = await tick(usual);
  const [dashboardBefore] = await compare(dashboardAlone, { url: bare });
  const [tickBefore] = await compare(tickAlone, { url: bare });
  await seedOtherPeople(client, 10_000);
  const [dashboardAfter] = await compare(dashboardAlone, { url: bare });
  const [tickAfter] = await compare(tickAlone, { url: bare });
  figures.push(
    cost("dashboard: 0 other people to 10,000", dashboardBefore, dashboardAfter),
    cost("tick: 0 other people to 10,000", tickBefore, tickAfter),
  );
  return figures;
}

async function ratio(name: string, ours: Load, baseline: Load, atLeast: number): Promise<Figure> {
  const [mine, bare] = await compare(ours, baseline);
  return { name, ours: mine, baseline: bare, unit: "req/s", bar: { atLeast } };
}

async function growth(name: string, small: Load, large: Load): Promise<Figure> {
  const [before, after] = await compare(small, large);
  return cost(name, before, after);
}

/** Requests a second before and after, told as the time that one request costs. */
function cost(name: string, before: number, after: number): Figure {
  return { name, ours: 1000 / after, baseline: 1000 / before, unit: "ms", bar: { atMost: 1.2 } };
}

export async function signUp(address: string, name: string): Promise<Person> {
  const email = `${name}@bench.stepwell.example`;
  const password = "a quiet bench password 7";
  const answer = await fetch(`${address}/api/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
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
