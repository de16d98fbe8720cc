import { DEMO_ACCOUNT } from "../../prisma/demo-account.ts";

/** One line of progress. */
export function say(line: string): void {
  console.log(`· ${line}`);
}

type Ready = {
  address: string;
  /** True when the demo account can be signed in to. */
  demo: boolean;
  inbox: string | undefined;
};

/** The last words of a start: where to look and how to get in. */
export function sayReady({ address, demo, inbox }: Ready): void {
  const rows: [string, string][] = [["Stepwell is ready", address]];
  if (demo) rows.push(["Demo sign-in", `${DEMO_ACCOUNT.email} / ${DEMO_ACCOUNT.password}`]);
  if (inbox) rows.push(["Mails it sends", inbox]);
  rows.push(["Stop", "Ctrl-C"]);
  const width = Math.max(...rows.map(([label]) => label.length));
  const lines = rows.map(([label, value]) => `  ${label.padEnd(width)}   ${value}`);
  console.log(`\n${lines.join("\n")}\n`);
}
