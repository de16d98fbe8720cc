import { escapeHtml } from "../../http.ts";
import { standInPage } from "../../stand-in-page.ts";
import { PAGE_STYLE } from "./style.ts";

export function page(title: string, content: string): string {
  return standInPage(title, PAGE_STYLE, `<h1>${escapeHtml(title)}</h1>\n${content}`);
}

/** A page that says why there is nothing to do. */
export function deadEndPage(title: string, reason: string): string {
  return page(title, `<p>${escapeHtml(reason)}</p>`);
}

/** One choice of a form. */
export function choice(name: string, value: string, label: string, isMain = false): string {
  return `<button name="${name}" value="${value}"${isMain ? "" : ' class="quiet"'}>${escapeHtml(label)}</button>`;
}

export function money(amount: number, currency: string): string {
  const format = new Intl.NumberFormat("en", { style: "currency", currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

export function day(seconds: number): string {
  return new Date(seconds * 1000).toLocaleDateString("en", { dateStyle: "long", timeZone: "UTC" });
}
