import { globSync } from "node:fs";
import path from "node:path";

export const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
export type Method = (typeof METHODS)[number];

type Params = Record<string, string | string[] | undefined>;
type Handler = (request: Request, context: { params: Promise<Params> }) => Promise<Response>;
export type RouteModule = Partial<Record<Method, Handler>>;

/** One file under app/api; `path` is its address with Next's own brackets, such as /api/checklist/[id]. */
export type RouteFile = { file: string; path: string };

const root = path.resolve(import.meta.dirname, "../../..");

/** Every route file of the API, those that Next prefers first. */
export const routeFiles: RouteFile[] = globSync("app/api/**/route.ts", { cwd: root })
  .map((file) => ({
    file: path.join(root, file),
    path: `/${path
      .dirname(file)
      .split(path.sep)
      .slice(1)
      .filter((segment) => !/^\(.*\)$/.test(segment))
      .join("/")}`,
  }))
  .sort((a, b) => (sortKey(a.path) < sortKey(b.path) ? -1 : 1));

/** Route files elsewhere, relative to the product. */
export const otherRouteFiles: string[] = globSync("app/**/route.ts", { cwd: root })
  .filter((file) => !file.startsWith("app/api/"))
  .sort();

/** The module of a route file. */
export async function loadRoute({ file }: RouteFile): Promise<RouteModule> {
  return import(/* @vite-ignore */ file);
}

/** The file that Next would hand this path to, with the path's parameters. */
export function findRoute(pathname: string): { route: RouteFile; params: Params } | undefined {
  for (const route of routeFiles) {
    const params = matchPath(route.path, pathname);
    if (params) return { route, params };
  }
  return undefined;
}

/** Static segments before [id], [id] before [...rest], [...rest] before [[...rest]]. */
function sortKey(routePath: string): string {
  const rank = (segment: string) =>
    segment.startsWith("[[")
      ? "3"
      : segment.startsWith("[...")
        ? "2"
        : /^\[/.test(segment)
          ? "1"
          : "0";
  return routePath
    .split("/")
    .map((segment) => rank(segment) + segment)
    .join("/");
}

function matchPath(routePath: string, pathname: string): Params | undefined {
  const names: { name: string; many: boolean }[] = [];
  const pattern = routePath
    .split("/")
    .slice(1)
    .map((segment) => {
      const [, optional, many, name] = /^\[(\[)?(\.\.\.)?(.+?)\]+$/.exec(segment) ?? [];
      if (name === undefined) return `/${segment}`;
      names.push({ name, many: many !== undefined });
      if (optional) return "(?:/(.+))?";
      return many ? "/(.+)" : "/([^/]+)";
    })
    .join("");
  const match = new RegExp(`^${pattern}/?$`).exec(pathname);
  if (!match) return undefined;
  const values = names.map(({ name, many }, index) => {
    const text = match[index + 1];
    if (text === undefined) return [name, undefined] as const;
    return [
      name,
      many ? text.split("/").map(decodeURIComponent) : decodeURIComponent(text),
    ] as const;
  });
  return Object.fromEntries(values);
}
