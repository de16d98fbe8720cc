import { escapeHtml } from "../http.ts";
import type { Message } from "./inbox.ts";
import { INBOX_STYLE } from "./inbox-style.ts";

/** The inbox as a page: the mails on one side, the chosen one (or the newest) on the other. */
export function inboxPage(messages: readonly Message[], query: URLSearchParams): string {
  const chosen = messages.find(({ id }) => id === query.get("message")) ?? messages[0];
  const asText = query.get("view") === "text";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="15">
<title>Inbox (${messages.length}) · Stepwell sandbox</title>
<style>${INBOX_STYLE}</style>
</head>
<body>
<header>
<h1>Inbox</h1>
<p>Mails that Stepwell sent on this machine. Nothing left it.</p>
</header>
${chosen ? `<main><nav aria-label="Mails">${list(messages, chosen)}</nav>${reading(chosen, asText)}</main>` : empty()}
</body>
</html>`;
}

function list(messages: readonly Message[], chosen: Message): string {
  const items = messages.map((message) => {
    const current = message === chosen ? ' aria-current="true"' : "";
    return `<li><a href="${link(message)}"${current}>
<strong>${escapeHtml(message.subject)}</strong>
<span>${escapeHtml(message.to.join(", "))}</span>
${time(message)}</a></li>`;
  });
  return `<ol>${items.join("")}</ol>`;
}

function reading(message: Message, asText: boolean): string {
  const tab = (label: string, current: boolean, view?: "text") =>
    `<a href="${link(message, view)}"${current ? ' aria-current="true"' : ""}>${label}</a>`;
  return `<article aria-labelledby="subject">
<h2 id="subject">${escapeHtml(message.subject)}</h2>
<dl>
<dt>From</dt><dd>${escapeHtml(message.from)}</dd>
<dt>To</dt><dd>${escapeHtml(message.to.join(", "))}</dd>
${message.replyTo ? `<dt>Reply to</dt><dd>${escapeHtml(message.replyTo.join(", "))}</dd>` : ""}
<dt>Sent</dt><dd>${time(message)}</dd>
</dl>
<div class="tabs">${tab("Mail", !asText)}${tab("Text", asText, "text")}</div>
${asText || message.html === "" ? `<pre>${escapeHtml(message.text)}</pre>` : frame(message)}
</article>`;
}

/** The mail's own markup runs no script and reads nothing; its links open in a new tab. */
function frame(message: Message): string {
  const markup = `<base target="_blank">${message.html}`;
  return `<iframe title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(markup)}"></iframe>`;
}

function empty(): string {
  return `<main class="empty"><p>No mail yet. Mails that Stepwell sends appear here.</p></main>`;
}

function link(message: Message, view?: "text"): string {
  return `/mail?message=${message.id}${view ? `&amp;view=${view}` : ""}`;
}

function time({ createdAt }: Message): string {
  const readable = new Date(createdAt).toLocaleString("en", {
    dateStyle: "medium",
    timeStyle: "medium",
  });
  return `<time datetime="${createdAt}">${readable}</time>`;
}
