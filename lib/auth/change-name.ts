import "server-only";
import { prisma } from "@/lib/db";
import { enqueue } from "@/lib/jobs/queue";
import { updateName } from "@/lib/users/mutations";

/** Changes what a person is called, here and on receipts. */
export async function changeName(
  userId: string,
  name: { firstName: string; lastName: string },
): Promise<void> {
  await prisma.$transaction(async (transaction) => {
    await updateName(transaction, userId, name);
    await enqueue("update-billing-customer", { userId }, transaction);
  });
}
