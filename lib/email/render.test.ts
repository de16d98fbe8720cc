import { describe, expect, test } from "vitest";
import { EMAIL_TOKEN_SECONDS } from "@/lib/auth/constants";
import { renderMail } from "./render";
import { type MailName, type MailProps, TEMPLATES } from "./templates";

const link = "https://stepwell.example/some-page?token=Ab_-9&next=%2Fx";

const person = { firstName: "Ada", link };

const subscribed = {
  settingsLink: "https://stepwell.example/reminders",
  unsubscribeLink: "https://stepwell.example/unsubscribe?token=c",
  oneClick: "https://stepwell.example/api/reminders/unsubscribe?token=c",
};

const EXAMPLES: { [Name in MailName]: MailProps<Name> } = {
  "verify-email": person,
  welcome: person,
  "reset-password": { ...person, hasPassword: true },
  "password-changed": person,
  "confirm-email": person,
  "email-change": { ...person, newEmail: "new@example.org" },
  "email-taken": { link },
  "google-connected": { ...person, googleEmail: "ada@gmail.example" },
  "google-disconnected": { ...person, googleEmail: "ada@gmail.example" },
  "account-deleted": { firstName: "Ada", hadSubscription: true },
  "help-request": {
    isPremium: true,
    name: "Ada Lovelace",
    email: "ada@example.org",
    isEmailVerified: true,
    message: "Where did my plan go?\nI archived it.\n\nThank you!",
  },
  reminder: {
    ...person,
    ...subscribed,
    progressSummary: "2 of 9 tasks of “Learn to swim” are done.",
    pendingTasks: ["Find a pool", "Pack a towel & a book", "Find a pool", "Go there", "Get wet"],
    moreTasks: 2,
  },
  "reminders-paused": { ...person, ...subscribed },
};

const names = Object.keys(EXAMPLES).filter((name): name is MailName => name in TEMPLATES);
const SECURITY: MailName[] = [
  "reset-password",
  "password-changed",
  "email-change",
  "email-taken",
  "google-connected",
  "google-disconnected",
  "account-deleted",
];

const count = (text: string, part: string) => text.split(part).length - 1;

/** What a client shows that reads the markup: hrefs and text, entities undone. */
const readable = (html: string) => html.replaceAll("&amp;", "&");

describe.each(names)("%s", (name) => {
  const mail = renderMail(name, EXAMPLES[name]);

  test("the text part is readable by itself", async () => {
    const { text } = await mail;
    expect(text).toMatch(/^Stepwell\n\n/);
    expect(text).toContain("firstName" in EXAMPLES[name] ? "Hello Ada,\n" : "Hello,\n");
    expect(text).toContain("You get this");
    expect(text).toContain("Privacy Policy http://localhost:3000/privacy-policy");
    expect(text).not.toMatch(/[<>]|&\w+;|\n{3}|\u200c|\u00a0|undefined|null|\[object/);
    // Every sentence once: no preview, no second copy for another kind of client.
    const lines = text.split("\n").filter((line) => line.length > 30);
    expect(new Set(lines).size).toBe(lines.length);
  });

  test("the address of the button stands whole on a line of its own in the text, once", async () => {
    const { text } = await mail;
    const wanted = "link" in EXAMPLES[name] ? 1 : 0;
    expect(count(text, link)).toBe(wanted);
    expect(text.split("\n").filter((line) => line === link)).toHaveLength(wanted);
  });

  test("the markup has a button and its address below", async () => {
    const html = readable((await mail).html);
    const wanted = "link" in EXAMPLES[name] ? 2 : 0;
    expect(count(html, `href="${link}"`)).toBe(wanted);
    expect(count(html, `>${link}</a>`)).toBe(wanted / 2);
  });

  test("nothing is fetched from anywhere", async () => {
    const { html } = await mail;
    expect(html).not.toMatch(/<(img|link|script|iframe|video|object|svg)\b|url\(|@import|src=/i);
    const addresses = [...readable(html).matchAll(/https?:\/\/[^\s"'<>]+/g)].map(([all]) => all);
    const { settingsLink, unsubscribeLink } = subscribed;
    const allowed = [link, settingsLink, unsubscribeLink, "http://localhost:3000/privacy-policy"];
    const doctype = "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd";
    expect(addresses.filter((address) => ![...allowed, doctype].includes(address))).toEqual([]);
  });

  test("it says its language and its title, and has one first heading", async () => {
    const { html, subject } = await mail;
    expect(html).toMatch(/<html[^>]* lang="en"/);
    expect(html).toContain(`<title>${subject}</title>`);
    expect(count(html, "<h1")).toBe(1);
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
  });

  test("tables are for the layout alone", async () => {
    const { html } = await mail;
    expect(count(html, "<table")).toBe(count(html, '<table role="presentation"'));
  });

  test("the same mail is the same bytes", async () => {
    expect(await renderMail(name, EXAMPLES[name])).toEqual(await mail);
  });

  test("a link that would run something is refused", async () => {
    if (!("link" in EXAMPLES[name])) return;
    const props = { ...EXAMPLES[name], link: "javascript:alert(1)" };
    await expect(renderMail(name, props)).rejects.toThrow();
  });

  test("props of another shape are refused", async () => {
    await expect(renderMail(name, { firstName: 7, link: 7 })).rejects.toThrow();
    await expect(renderMail(name, undefined)).rejects.toThrow();
  });
});

describe.each(names.filter((name) => "firstName" in EXAMPLES[name]))("%s greets", (name) => {
  test("whoever has no first name too", async () => {
    const { text } = await renderMail(name, { ...EXAMPLES[name], firstName: null });
    expect(text).toContain("Hello,\n");
  });

  test("what people wrote appears as they wrote it, and is no markup", async () => {
    const props = { ...EXAMPLES[name], firstName: '<b>Ada</b> & "Söns"' };
    const { html, text } = await renderMail(name, props);
    expect(html).not.toContain("<b>");
    expect(html).toContain("&lt;b&gt;Ada&lt;/b&gt; &amp; &quot;Söns&quot;");
    expect(text).toContain('Hello <b>Ada</b> & "Söns",');
  });
});

test.each(SECURITY)("%s says what to do when it was not you", async (name) => {
  const { text } = await renderMail(name, EXAMPLES[name]);
  expect(text).toContain("Was this not you?\n");
});

test("links are said to work as long as they do", async () => {
  const text = async (name: MailName) => (await renderMail(name, EXAMPLES[name])).text;
  expect(EMAIL_TOKEN_SECONDS).toEqual({
    verify_email: 24 * 3600,
    change_email: 24 * 3600,
    reset_password: 3600,
  });
  expect(await text("verify-email")).toContain("within 24 hours");
  expect(await text("confirm-email")).toContain("within 24 hours");
  expect(await text("reset-password")).toContain("within one hour");
});

test("a subscription is named only to those who had one", async () => {
  const text = async (hadSubscription: boolean) =>
    (await renderMail("account-deleted", { firstName: "Ada", hadSubscription })).text;
  expect(await text(true)).toContain("Your subscription was cancelled");
  expect(await text(false)).not.toContain("subscription");
});

test("the addresses in question are named", async () => {
  const change = await renderMail("email-change", EXAMPLES["email-change"]);
  expect(change.text).toContain("New address: new@example.org");
  const google = await renderMail("google-connected", EXAMPLES["google-connected"]);
  expect(google.text).toContain("Google account: ada@gmail.example");
});

describe.each(["reminder", "reminders-paused"] as const)("%s", (name) => {
  test("can be ended by one click, and tells mail programs how (RFC 8058)", async () => {
    const { headers, text } = await renderMail(name, EXAMPLES[name]);
    expect(headers).toEqual({
      "Auto-Submitted": "auto-generated",
      "List-Unsubscribe": `<${subscribed.oneClick}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    expect(text).toContain(`Unsubscribe ${subscribed.unsubscribeLink}`);
    expect(text).toContain(`Reminder settings ${subscribed.settingsLink}`);
    expect(text).not.toContain(subscribed.oneClick);
  });

  test("blames nobody", async () => {
    const { text } = await renderMail(name, EXAMPLES[name]);
    expect(text).not.toMatch(/overdue|late\b|behind|missed|fail|should|must|streak|still not/i);
  });
});

test("a reminder names open steps, and how many more there are where there are more", async () => {
  const text = async (moreTasks: number) =>
    (await renderMail("reminder", { ...EXAMPLES.reminder, moreTasks })).text;
  expect(await text(2)).toContain(
    "Your Pending Tasks:\n\n * Find a pool\n * Pack a towel & a book\n",
  );
  expect(await text(2)).toContain("and 2 more\n");
  expect(await text(0)).not.toContain("more\n");
});
