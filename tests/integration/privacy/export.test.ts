import { randomBytes } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { pool, prisma } from "@/lib/db";
import { EXPORT_LIMIT } from "@/lib/privacy/constants";
import { EXPORT_FILES } from "@/lib/privacy/export-file";
import { type Download, download } from "../support/downloads";
import { makeEverything, TEXTS } from "../support/everything";
import { type Person, revoke, signedIn } from "../support/people";
import { allColumns, personalTables } from "../support/tables";

/** Columns whose value is not a person's to read, or says nothing to them, and why. */
const LEFT_OUT: Record<string, string> = {
  "users.password_hash": "opens the account; the export says whether there is one",
  "email_tokens.token_hash": "secret",
  "decisions.claim_token_hash": "secret, and null once there is an owner",
  "checklists.claim_token_hash": "secret, and null once there is an owner",
  "data_keys.wrapped_key": "the key",
  "data_keys.wrapping_key_id": "names the key",
  "data_keys.id": "names the key",
  "data_keys.created_at": "of the key",
  "journal_entries.data_key_id": "names the key",
  "coaching_conversations.data_key_id": "names the key",
  "coaching_messages.data_key_id": "names the key",
  "steps.checklist_id": "steps stand inside their plan",
  "steps.idempotency_key": "names one request of a browser",
  "reminder_deliveries.sealed_mail": "made of plans, and gone once the mail is sent",
  "checklists.search": "made of title and steps",
  "checklists.starred_steps": "counts the starred steps",
  "steps.search": "made of the text",
  "refinement_holds.id": "of a refinement under way, gone after two minutes",
  "refinement_holds.checklist_id": "of a refinement under way",
  "refinement_holds.expires_at": "of a refinement under way",
};

/** Encrypted columns stand in the export as these texts. */
const IN_CLEAR: Record<string, string> = {
  "journal_entries.content": TEXTS.entry,
  "coaching_conversations.advice": TEXTS.advice,
  "coaching_messages.content": TEXTS.message,
};

describe("everything.json", () => {
  let person: Person;
  let file: Download;
  beforeAll(async () => {
    person = await signedIn();
    await makeEverything(person.userId);
    await makeEverything((await signedIn()).userId);
    file = await download(person, "everything.json");
  });

  test("is a JSON file that is not kept anywhere on its way", () => {
    expect(file.status).toBe(200);
    expect(file.headers.get("content-type")).toBe("application/json");
    expect(file.headers.get("content-disposition")).toMatch(
      /^attachment; filename="stepwell-everything-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(file.headers.get("cache-control")).toBe("no-store");
    expect(() => JSON.parse(file.text)).not.toThrow();
  });

  test("holds every value of every table that has something of the person", async () => {
    const values = new Set(leavesOf(JSON.parse(file.text)));
    const columns = await allColumns();
    const missing: string[] = [];
    for (const table of await personalTables()) {
      const rows = await rowsOf(table, person.userId);
      expect(rows, `makeEverything makes a row in ${table}`).not.toEqual([]);
      for (const { column, type } of columns.filter((each) => each.table === table)) {
        const name = `${table}.${column}`;
        if (name in LEFT_OUT || column === "user_id") continue;
        const found = rows.flatMap((row) => leavesOf(IN_CLEAR[name] ?? row[column], type));
        const told = found.filter((value) => value !== "null");
        if (told.some((value) => !values.has(value))) missing.push(name);
      }
    }
    expect(missing).toEqual([]);
  });

  test("leaves out only columns that exist", async () => {
    const known = new Set((await allColumns()).map(({ table, column }) => `${table}.${column}`));
    expect(Object.keys({ ...LEFT_OUT, ...IN_CLEAR }).filter((name) => !known.has(name))).toEqual(
      [],
    );
  });

  test("holds no hash, token or key, and nothing of anyone else", async () => {
    expect(file.text).not.toContain("stays-secret");
    const [key] = await prisma.dataKey.findMany({ where: { userId: person.userId } });
    for (const encoding of ["base64", "base64url", "hex"] as const) {
      expect(file.text).not.toContain(Buffer.from(key?.wrappedKey ?? "").toString(encoding));
    }
    const others = await prisma.decision.findMany({ where: { userId: { not: person.userId } } });
    expect(others).toHaveLength(1);
    for (const { id } of others) expect(file.text).not.toContain(id);
  });

  test("shows sub-steps inside their step, and steps inside their plan", () => {
    const { plans, profile } = JSON.parse(file.text);
    expect(plans).toMatchObject([
      {
        title: TEXTS.goal,
        steps: [{ text: TEXTS.step, subSteps: [{ text: TEXTS.subStep }] }],
        refinementMessages: [{ content: TEXTS.chat }],
      },
    ]);
    expect(profile).toMatchObject({ hasPassword: true, birthDate: "1990-12-10" });
  });
});

describe("private texts whose key is lost", () => {
  test("are said to be unreadable, and the rest is there", async () => {
    const person = await signedIn();
    await makeEverything(person.userId);
    await prisma.dataKey.updateMany({
      where: { userId: person.userId },
      data: { wrappedKey: randomBytes(60) },
    });
    const everything = JSON.parse((await download(person, "everything.json")).text);
    expect(everything.journal).toMatchObject([{ text: null, unreadable: true, mood: 4 }]);
    expect(everything.coaching).toMatchObject([
      { advice: null, unreadable: true, messages: [{ text: null, unreadable: true }] },
    ]);
    expect(everything.plans).toHaveLength(1);
    const journal = await download(person, "journal.md");
    expect(journal.text).toContain("This entry can't be opened");
  });
});

describe("plans.md", () => {
  test("has checkboxes, minutes, stars and sub-steps, and reads as it was typed", async () => {
    const person = await signedIn();
    await makeEverything(person.userId);
    const plan = await prisma.checklist.findFirstOrThrow({ where: { userId: person.userId } });
    await prisma.checklist.update({
      where: { id: plan.id },
      data: { createdAt: new Date("2026-05-31T23:30:00Z") },
    });
    await prisma.step.create({
      data: {
        checklistId: plan.id,
        text: "gone",
        position: 4800,
        deletedAt: new Date(),
      },
    });
    const file = await download(person, "plans.md");
    expect(file.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    expect(file.headers.get("content-disposition")).toContain('filename="stepwell-plans-');
    expect(file.text).toBe(
      [
        "# Your plans",
        "",
        "## goal-marker: mend the \\<old> bicycle & ride \\*it\\*",
        "",
        "Made on June 1, 2026, 0 of 1 done.",
        "",
        "- [ ] ⭐ step-marker (21 h 53 min)",
        "  - [x] sub-step-marker",
        "",
      ].join("\n"),
    );
  });

  test("leaves out deleted plans and says when there are none", async () => {
    const person = await signedIn();
    await makeEverything(person.userId);
    await prisma.checklist.updateMany({
      where: { userId: person.userId },
      data: { deletedAt: new Date() },
    });
    const { text } = await download(person, "plans.md");
    expect(text).toBe("# Your plans\n\nThere are no plans yet.\n");
    expect((await download(person, "everything.json")).text).toContain(TEXTS.step);
  });
});

test("journal.md has each entry under its time in the person's zone", async () => {
  const person = await signedIn();
  await makeEverything(person.userId);
  await prisma.journalEntry.updateMany({
    where: { userId: person.userId },
    data: { createdAt: new Date("2026-05-31T23:30:00Z") },
  });
  const { text } = await download(person, "journal.md");
  expect(text.replace(/\u202f/g, " ")).toBe(
    [
      "# Your journal",
      "",
      "## Monday, June 1, 2026 at 1:30 AM",
      "",
      "Mood: 4 of 5",
      "",
      "entry-marker: a quiet day  ",
      "with rain",
      "",
    ].join("\n"),
  );
});

describe("who gets a file", () => {
  test.each(EXPORT_FILES)("%s: nobody signed out or with a revoked session", async (file) => {
    const person = await signedIn();
    await makeEverything(person.userId);
    await revoke(person);
    const answer = await download(person, file);
    expect(answer.status).toBe(401);
    expect(answer.text).not.toContain("marker");
  });

  test.each<Record<string, string>>([
    {
      "sec-fetch-site": "cross-site",
      origin: "https://evil.example",
      "sec-fetch-mode": "navigate",
    },
    { "sec-fetch-site": "same-site", origin: "http://other.localhost:3000" },
  ])("nobody by way of another site: %o", async (headers) => {
    const person = await signedIn();
    expect((await download(person, "everything.json", headers)).status).toBe(403);
  });

  test("a link or a picture gets none: only POST answers", async () => {
    const { GET } = await import("../../../app/(app)/account/export/[file]/route");
    const request = new Request("http://localhost:3000/account/export/plans.md");
    const params = Promise.resolve({ file: "plans.md" });
    expect((await GET(request, { params })).status).toBe(405);
  });

  test("an unknown file is not found", async () => {
    expect((await download(await signedIn(), "plans.exe")).status).toBe(404);
  });

  test("a form is led back to the page that says what is wrong", async () => {
    const person = await signedIn();
    const navigation = { "sec-fetch-mode": "navigate" };
    for (let count = 0; count < EXPORT_LIMIT.points; count += 1) {
      expect((await download(person, "plans.md")).status).toBe(200);
    }
    const limited = await download(person, "plans.md");
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
    const answer = await download(person, "plans.md", navigation);
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      "/account?export=limited#your-data",
    ]);
    await revoke(person);
    const visitor = await download(person, "plans.md", navigation);
    expect(visitor.headers.get("location")).toBe("/login?redirectTo=%2Faccount");
  });
});

/** A person's rows of a table, however far it hangs from them. */
async function rowsOf(table: string, userId: string): Promise<Record<string, unknown>[]> {
  const through: Record<string, string> = {
    users: "id = $1",
    steps: "checklist_id IN (SELECT id FROM checklists WHERE user_id = $1)",
    refinement_messages: "checklist_id IN (SELECT id FROM checklists WHERE user_id = $1)",
    refinement_holds: "checklist_id IN (SELECT id FROM checklists WHERE user_id = $1)",
    coaching_messages:
      "conversation_id IN (SELECT id FROM coaching_conversations WHERE user_id = $1)",
  };
  const { rows } = await pool.query(
    `SELECT * FROM "${table}" WHERE ${through[table] ?? "user_id = $1"}`,
    [userId],
  );
  return rows;
}

/** Every value inside a value, as the text that JSON has for it; a column of days has no time. */
function leavesOf(value: unknown, type?: string): string[] {
  if (value instanceof Date) {
    return [type === "date" ? value.toLocaleDateString("sv-SE") : value.toISOString()];
  }
  // An array of an enum, which pg hands on as it is written in SQL.
  if (type === "ARRAY" && typeof value === "string") return value.slice(1, -1).split(",");
  if (Array.isArray(value)) return value.flatMap((each) => leavesOf(each));
  if (typeof value === "object" && value !== null) return leavesOf(Object.values(value));
  return [String(value)];
}
