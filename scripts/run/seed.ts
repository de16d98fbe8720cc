import { runNode } from "../run-node.ts";

/** Makes the demo account in an empty database. Returns whether its known password signs in. */
export async function seed(): Promise<boolean> {
  const said = await runNode({
    args: ["prisma/seed.ts"],
    failure: "the sample data could not be written.",
  });
  return said.includes("demo account: ready");
}
