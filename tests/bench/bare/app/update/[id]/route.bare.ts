import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient } from "@/prisma/generated/client";

const prisma = new PrismaClient({
  adapter: new PrismaPg({ connectionString: process.env.DATABASE_URL, max: 10 }),
});

export async function PATCH(request: Request, { params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const { completed }: { completed: boolean } = await request.json();
  const step = await prisma.step.update({
    where: { id },
    data: { completed, completedAt: completed ? new Date() : null },
    select: { id: true, completed: true },
  });
  return Response.json(step);
}
