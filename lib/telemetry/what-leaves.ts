import type { Attributes, AttributeValue } from "@opentelemetry/api";

/**
 * What of a span may leave the process. Everything else is forgotten when it is said: addresses with their
 * queries and tokens, names with ids in them, messages of errors, and whatever a library adds some day.
 */
const KEPT = new Set([
  "http.method",
  "http.request.method",
  "http.route",
  "http.status_code",
  "http.response.status_code",
  "net.peer.name",
  "server.address",
  "next.route",
  "next.span_type",
  "next.page",
  "next.rsc",
  "error.type",
]);

/** Methods, codes, hosts, names of classes, and routes in Next's own brackets; never a query. */
const PLAIN = /^[\w.,:/()@[\] -]{1,200}$/;

/** The attributes that may leave. */
export function keptAttributes(attributes: Attributes): [string, AttributeValue][] {
  const kept: [string, AttributeValue][] = [];
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && KEPT.has(name) && isPlain(value)) kept.push([name, value]);
  }
  return kept;
}

function isPlain(value: AttributeValue): boolean {
  return typeof value === "number" || typeof value === "boolean" || PLAIN.test(String(value));
}

/** A span's name, made of what may leave: names that are given hold addresses. */
export function nameOf(attributes: Map<string, AttributeValue>): string {
  const method = attributes.get("http.method") ?? attributes.get("http.request.method");
  const route = attributes.get("http.route") ?? attributes.get("next.route");
  const type = attributes.get("next.span_type");
  const isRequest = type === undefined || type === "BaseServer.handleRequest";
  const words = isRequest ? [method ?? "request", route] : [type, route];
  return words.filter((word) => word !== undefined).join(" ");
}
