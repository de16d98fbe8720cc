import "server-only";
import type { ExportSection } from "@/lib/export";

/** Who the person is to the product. Of the password only whether there is one. */
export const profileExport: ExportSection = {
  name: "profile",
  single: true,
  async *rows(snapshot, userId) {
    const { passwordHash, birthDate, ...profile } = await snapshot.user.findUniqueOrThrow({
      where: { id: userId },
      select: {
        id: true,
        email: true,
        emailVerified: true,
        passwordHash: true,
        firstName: true,
        lastName: true,
        birthDate: true,
        termsAcceptedAt: true,
        role: true,
        timeZone: true,
        lastVisitAt: true,
        lastSeenAt: true,
        hintsPutAway: true,
        createdAt: true,
        updatedAt: true,
      },
    });
    yield {
      ...profile,
      birthDate: birthDate?.toISOString().slice(0, 10) ?? null,
      hasPassword: passwordHash !== null,
    };
  },
};
