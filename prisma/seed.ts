import { hash, verify } from "@node-rs/argon2";
import { PrismaPg } from "@prisma/adapter-pg";
import { DEMO_ACCOUNT } from "./demo-account.ts";
import { PrismaClient } from "./generated/client.ts";
import { SAMPLE_PLANS, type SamplePlan } from "./sample-plans.ts";

// Gives an empty database a demo account with sample plans. Run again it changes nothing, and a
// database that people already use stays as it is. Says at the end whether the demo account signs in.

const DAY_MS = 86_400_000;

const connectionString = process.env.DATABASE_URL;
if (!connectionString) {
  console.error("Set DATABASE_URL to the database that is to get the demo account.");
  process.exit(1);
}

const prisma = new PrismaClient({ adapter: new PrismaPg({ connectionString }) });
if ((await prisma.user.count()) === 0) await createDemoAccount();
const demo = await prisma.user.findUnique({ where: { email: DEMO_ACCOUNT.email } });
const ready = demo?.passwordHash && (await verify(demo.passwordHash, DEMO_ACCOUNT.password));
console.log(`demo account: ${ready ? "ready" : "none"}`);
await prisma.$disconnect();

/** Account and plans at once: a start that is killed in between leaves neither. */
async function createDemoAccount(): Promise<void> {
  // The library's default is Argon2id.
  const passwordHash = await hash(DEMO_ACCOUNT.password);
  await prisma.$transaction(async (transaction) => {
    const user = await transaction.user.create({
      data: {
        email: DEMO_ACCOUNT.email,
        emailVerified: new Date(),
        passwordHash,
        firstName: DEMO_ACCOUNT.firstName,
        birthDate: new Date("1990-01-01"),
        termsAcceptedAt: new Date(),
      },
    });
    for (const plan of SAMPLE_PLANS) await createPlan(transaction, user.id, plan);
  });
}

async function createPlan(
  transaction: Pick<PrismaClient, "decision">,
  userId: string,
  plan: SamplePlan,
): Promise<void> {
  const createdAt = new Date(Date.now() - plan.daysAgo * DAY_MS);
  const completedAt = new Date(createdAt.getTime() + DAY_MS / 2);
  await transaction.decision.create({
    data: {
      userId,
      inputText: plan.goal,
      suggestedTasks: plan.steps.map(({ text, minutes }) => ({ text, minutes })),
      planner: "built_in",
      createdAt,
      checklists: {
        create: {
          userId,
          title: plan.goal,
          createdAt,
          completedAt: plan.steps.every(({ done }) => done) ? completedAt : null,
          steps: {
            create: plan.steps.map(
              ({ text, minutes, done = false, starred = false }, position) => ({
                text,
                minutes,
                position,
                completed: done,
                completedAt: done ? completedAt : null,
                priority: starred,
                createdAt,
              }),
            ),
          },
        },
      },
    },
  });
}
