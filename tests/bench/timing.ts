import type pg from "pg";
import { sameTime, shuffled } from "./same-time.ts";
import { signUp } from "./speed.ts";
import type { Figure } from "./table.ts";

/** Tries of each kind. */
const TRIES = 500;
const WARM_UP_TRIES = 30;

type Call = { path: string; status: number; body: (email: string) => Record<string, string> };
/** Whose address each try is about. */
type Kind = readonly string[];

const logIn: Call = {
  path: "/api/auth/login",
  status: 401,
  body: (email) => ({ email, password: "not the password of anyone" }),
};
const mustWait: Call = { ...logIn, status: 429 };
const forgot: Call = {
  path: "/api/auth/forgot-password",
  status: 200,
  body: (email) => ({ email }),
};

/**
 * Whether the time of an answer tells who has an account. Every try has a client's address and, but
 * for those that must wait, an account of its own, so that no limit takes part. Known against known
 * shows what chance does.
 */
export async function timingFigures(address: string, client: pg.Client): Promise<Figure[]> {
  // The product's own hash: one with other parameters would take another time.
  const { id } = await signUp(address, "timing");
  const known = await seedPeople(client, "known", id);
  const alsoKnown = await seedPeople(client, "also-known", id);
  const google = await seedPeople(client, "google", null);
  const unknown = emails("unknown");

  const guesses = await interleave(address, logIn, [known, alsoKnown, google, unknown]);
  const requests = await interleave(address, forgot, [known, alsoKnown, unknown]);
  const hammered = [known, unknown].map(([email = ""]) =>
    Array.from({ length: TRIES }, () => email),
  );
  for (const [email = ""] of hammered) await makeWait(address, client, email);
  const refusals = await interleave(address, mustWait, hammered);

  const figure = (name: string, times: number[][], ours: number, baseline: number) =>
    sameTime(name, times[ours] ?? [], times[baseline] ?? []);
  return [
    figure("log-in: known against known", guesses, 1, 0),
    figure("log-in: known against unknown", guesses, 0, 3),
    figure("log-in: Google account against unknown", guesses, 2, 3),
    figure("log-in, must wait: known against unknown", refusals, 0, 1),
    figure("forgot password: known against known", requests, 1, 0),
    figure("forgot password: known against unknown", requests, 0, 2),
  ];
}

/** The milliseconds of each try of each kind; in every round each has its turn, in an order of chance. */
async function interleave(address: string, call: Call, kinds: Kind[]): Promise<number[][]> {
  for (const email of emails("nobody", WARM_UP_TRIES)) await send(address, call, email);
  const times: number[][] = kinds.map(() => []);
  for (let round = 0; round < TRIES; round += 1) {
    for (const kind of shuffled([...kinds.keys()])) {
      const { status, milliseconds } = await send(address, call, kinds[kind]?.[round] ?? "");
      if (status !== call.status) throw new Error(`${call.path} answered ${status}`);
      times[kind]?.push(milliseconds);
    }
  }
  return times;
}

let clients = 0;

async function send(address: string, call: Call, email: string) {
  clients += 1;
  const forwardedFor = `198.18.${(clients >> 8) & 255}.${clients & 255}`;
  const begin = performance.now();
  const answer = await fetch(address + call.path, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": forwardedFor },
    body: JSON.stringify(call.body(email)),
  });
  await answer.arrayBuffer();
  return { status: answer.status, milliseconds: performance.now() - begin };
}

/** People with the password of the one who is named, or without any. */
async function seedPeople(
  client: pg.Client,
  name: string,
  passwordOf: string | null,
): Promise<string[]> {
  const addresses = emails(name);
  await client.query(
    `INSERT INTO users (id, email, password_hash, first_name, birth_date, terms_accepted_at, updated_at)
     SELECT uuidv7(), email, (SELECT password_hash FROM users WHERE id = $2::uuid), 'Bench',
       '1990-01-01', now(), now()
     FROM unnest($1::text[]) email`,
    [addresses, passwordOf],
  );
  return addresses;
}

/** Guesses at an account until the next one must wait, and makes that wait an hour. */
async function makeWait(address: string, client: pg.Client, email: string): Promise<void> {
  while ((await send(address, logIn, email)).status !== mustWait.status) {}
  // Twenty tries more, at the same moment: a row expires when all of them are forgotten.
  await client.query(
    `UPDATE rate_limits SET points = points + 20, expire = expire + 20 * 3600000
     WHERE key LIKE 'login-account:%' AND points BETWEEN 5 AND 20`,
  );
}

function emails(name: string, count = TRIES): string[] {
  return Array.from({ length: count }, (_, index) => `${name}-${index}@timing.stepwell.example`);
}
