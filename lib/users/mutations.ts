import "server-only";
import { prisma } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { Prisma } from "@/prisma/generated/client";

export type NewUser = {
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  /** YYYY-MM-DD */
  birthdate: string;
};

/**
 * Creates an account whose owner accepted the terms just now. The unique address decides between
 * parallel calls.
 * @throws AppError EMAIL_EXISTS
 */
export async function createUser(user: NewUser): Promise<{ id: string }> {
  const { birthdate, ...rest } = user;
  try {
    return await prisma.user.create({
      data: { ...rest, birthDate: new Date(birthdate), termsAcceptedAt: new Date() },
      select: { id: true },
    });
  } catch (error) {
    if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== "P2002") {
      throw error;
    }
    throw new AppError("EMAIL_EXISTS", {
      errors: [{ field: "email", message: new AppError("EMAIL_EXISTS").message }],
      cause: error,
    });
  }
}
