import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import http from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { Resend } from "resend";
import { afterEach, beforeEach, expect, test } from "vitest";
import { dispatch } from "../router";
import { openInbox } from "./inbox";
import { mailService } from "./service";

let folder: string;
let server: http.Server;
let origin: string;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "stepwell-mail-"));
  await start();
});

afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const file = () => path.join(folder, "mail.jsonl");

async function start(): Promise<void> {
  const services = [mailService(openInbox(file()))];
  server = http.createServer((request, response) => void dispatch(services, request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("no port");
  origin = `http://127.0.0.1:${address.port}`;
}

const resend = () => new Resend("re_test", { baseUrl: `${origin}/resend` });
const messages = async () => (await fetch(`${origin}/mail/messages`)).json();

const mail = {
  from: "Stepwell <hello@stepwell.example>",
  to: "ada@example.org",
  subject: "Your link",
  html: '<p>Hello &amp; welcome, <a href="https://example.org/x?a=1">open</a></p>',
};

test("a mail sent with the Resend SDK stands in the inbox with the fields that tools read", async () => {
  const { data, error } = await resend().emails.send({ ...mail, text: "Hello" });
  expect(error).toBeNull();
  expect(await messages()).toEqual([
    {
      id: data?.id,
      to: ["ada@example.org"],
      from: mail.from,
      subject: mail.subject,
      html: mail.html,
      text: "Hello",
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    },
  ]);
});

test("a mail without a text part gets one that keeps the link", async () => {
  await resend().emails.send(mail);
  expect((await messages())[0].text).toBe("Hello & welcome, open (https://example.org/x?a=1)");
});

test("newest first, and a batch keeps its order of sending", async () => {
  await resend().emails.send({ ...mail, subject: "1" });
  const { data, error } = await resend().batch.send([
    { ...mail, subject: "2" },
    { ...mail, subject: "3" },
  ]);
  expect(error).toBeNull();
  expect(data?.data).toHaveLength(2);
  const subjects = (await messages()).map((message: { subject: string }) => message.subject);
  expect(subjects).toEqual(["3", "2", "1"]);
});

test("a batch with one bad mail delivers none", async () => {
  const { error } = await resend().batch.send([mail, { ...mail, to: "nobody" }]);
  expect(error).toMatchObject({ name: "validation_error", statusCode: 422 });
  expect(await messages()).toEqual([]);
});

test("the same idempotency key delivers once and answers the same id", async () => {
  const first = await resend().emails.send(mail, { idempotencyKey: "welcome/1" });
  const second = await resend().emails.send(mail, { idempotencyKey: "welcome/1" });
  expect(second.data).toEqual(first.data);
  expect(await messages()).toHaveLength(1);
});

test("an idempotency key used for another mail is refused as Resend does", async () => {
  await resend().emails.send(mail, { idempotencyKey: "welcome/1" });
  const { error } = await resend().emails.send(
    { ...mail, subject: "Other" },
    { idempotencyKey: "welcome/1" },
  );
  expect(error).toMatchObject({ name: "invalid_idempotent_request", statusCode: 409 });
});

test("a missing field, a bad address and a missing key are refused with Resend's names", async () => {
  const post = async (body: unknown, headers: Record<string, string>) => {
    const response = await fetch(`${origin}/resend/emails`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
    return { status: response.status, ...(await response.json()) };
  };
  const key = { Authorization: "Bearer re_test" };
  const { subject: _subject, ...withoutSubject } = mail;
  expect(await post(withoutSubject, key)).toMatchObject({
    status: 422,
    name: "missing_required_field",
    message: "Missing `subject` field.",
  });
  expect(await post({ ...mail, from: "Stepwell" }, key)).toMatchObject({
    name: "validation_error",
  });
  expect(await post([], key)).toMatchObject({ status: 422 });
  expect(await post(mail, {})).toMatchObject({ status: 401, name: "missing_api_key" });
  expect(await messages()).toEqual([]);
});

test("mails survive a restart, also one that cut a line in half", async () => {
  await resend().emails.send(mail);
  server.close();
  appendFileSync(file(), '{"id":"half');
  await start();
  await resend().emails.send({ ...mail, subject: "After" });
  server.close();
  await start();
  const subjects = (await messages()).map((message: { subject: string }) => message.subject);
  expect(subjects).toEqual(["After", mail.subject]);
});

test("DELETE empties the inbox for good", async () => {
  await resend().emails.send(mail);
  expect((await fetch(`${origin}/mail/messages`, { method: "DELETE" })).status).toBe(204);
  server.close();
  await start();
  expect(await messages()).toEqual([]);
});

test("the page shows a mail in a frame that can run nothing, and escapes what it quotes", async () => {
  await resend().emails.send({
    ...mail,
    subject: "<script>alert(1)</script>",
    html: '"></iframe><script>alert(2)</script>',
  });
  const page = await (await fetch(`${origin}/mail`)).text();
  expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(page).toContain("&lt;script&gt;alert(1)");
  expect(page).not.toContain("<script>");
});

test("an unknown path is 404 and a wrong method 405 with Allow", async () => {
  expect((await fetch(`${origin}/nothing`)).status).toBe(404);
  const response = await fetch(`${origin}/mail/messages`, { method: "PUT" });
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe("GET, DELETE");
});

test("a test says what the next calls meet, and can look at them; after that all is well", async () => {
  const put = (script: unknown) =>
    fetch(`${origin}/mail/script`, { method: "PUT", body: JSON.stringify(script) });
  const answers = [
    { status: 429, name: "rate_limit_exceeded", retryAfterSeconds: 3 },
    { cut: "before" },
    { cut: "after" },
    { status: 200, body: "not JSON", accepts: true },
    { accepts: true },
  ];
  expect((await put({ answers })).status).toBe(200);
  const limited = await resend().emails.send(mail, { idempotencyKey: "a" });
  expect(limited.error?.name).toBe("rate_limit_exceeded");
  expect(limited.headers?.["retry-after"]).toBe("3");
  const broken = await resend().emails.send(mail, { idempotencyKey: "a" });
  expect(broken.error).toMatchObject({ name: "application_error", statusCode: null });
  expect(await messages()).toHaveLength(0);
  for (const key of ["a", "b", "c", "d"]) {
    await resend().emails.send(mail, { idempotencyKey: key });
  }
  expect(await messages()).toHaveLength(4);
  const calls: { idempotencyKey: string }[] = await (await fetch(`${origin}/mail/calls`)).json();
  expect(calls.map((call) => call.idempotencyKey)).toEqual(["a", "a", "a", "b", "c", "d"]);
  expect((await put({ answers: [{ cut: "sideways" }] })).status).toBe(400);
});
