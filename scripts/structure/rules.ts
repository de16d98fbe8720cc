const PAGE_LINES = 60;
const ROUTE_LINES = 40;
const COMPONENT_LINES = 200;

/** A domain imports only domains of a higher rank. */
const RANK: Record<string, number> = {
  privacy: -2,
  progress: -1,
  coaching: 0,
  reminders: 0,
  support: 0,
  timer: 0,
  checklists: 1,
  journals: 1,
  decisions: 2,
  billing: 3,
  safety: 3,
  auth: 4,
  users: 5,
};

/** Names that gather whatever nobody named. */
const CATCH_ALL = /^(helpers?|utils?|misc|common|shared|index|functions|stuff)$/;

/** What is out of place in one file of the product. Paths are relative to the project, with slashes. */
export function problemsOf(file: string, content: string): string[] {
  return [
    ...nameProblems(file),
    ...sizeProblems(file, content),
    ...importProblems(file, content),
    ...serverOnlyProblems(file, content),
  ].map((problem) => `${file}: ${problem}`);
}

function nameProblems(file: string): string[] {
  const base = baseName(file);
  if (/^(lib|components|emails)\//.test(file) && CATCH_ALL.test(base)) {
    return [
      `"${base}" says nothing; name the file after what it does, in the domain that needs it`,
    ];
  }
  return /^[a-z0-9-]+(\.(test|config))?$/.test(base) ? [] : ["file names are kebab-case"];
}

function sizeProblems(file: string, content: string): string[] {
  const lines = content.split("\n").length - 1;
  const over = (limit: number, where: string) =>
    lines > limit ? [`${lines} lines, at most ${limit}; ${where}`] : [];
  if (/^app\/.*\bpage\.tsx$/.test(file)) {
    return over(
      PAGE_LINES,
      "what a page shows belongs in components/, what it reads in loaders.ts",
    );
  }
  if (/^app\/.*\broute\.ts$/.test(file)) {
    return over(ROUTE_LINES, "a handler is a thin door: logic belongs in lib/<domain>");
  }
  if (/^components\/.*\.tsx$/.test(file) && !file.includes(".test.")) {
    return over(COMPONENT_LINES, "split it: one component a file");
  }
  return [];
}

function importProblems(file: string, content: string): string[] {
  const own = /^lib\/([a-z]+)\//.exec(file)?.[1];
  if (own === undefined || file.includes(".test.")) return [];
  const imported = new Set(
    [...content.matchAll(/from "(?:@\/lib|\.\.)\/([a-z]+)\//g)].map(([, domain = ""]) => domain),
  );
  imported.delete(own);
  const ownRank = RANK[own];
  return [...imported].flatMap((domain) => {
    const rank = RANK[domain];
    if (rank === undefined) return [];
    if (own === "ai" || own === "email") {
      return [`lib/${own} knows no domain; the code that needs ${domain} belongs in lib/${domain}`];
    }
    if (ownRank === undefined || rank > ownRank) return [];
    return [
      `${own} may not import ${domain}: domains import rightward only (privacy → progress → coaching, reminders, support, timer → checklists, journals → decisions → billing, safety → auth → users); what needs both belongs in the left one`,
    ];
  });
}

function serverOnlyProblems(file: string, content: string): string[] {
  const reads = /^lib\/.*\/(data|mutations|loaders)\.ts$/.test(file) || file === "lib/db.ts";
  if (!reads || /^import "server-only";\n/.test(content)) return [];
  return ['begins with import "server-only", so that it can never reach a browser'];
}

function baseName(file: string): string {
  const name = file.slice(file.lastIndexOf("/") + 1);
  // Next's own names, such as [id], stand in folders; files like opengraph-image.tsx are kebab-case already.
  return name.replace(/\.tsx?$/, "");
}
