-- AlterTable
ALTER TABLE "reminder_deliveries" ADD COLUMN     "in_doubt_since" TIMESTAMPTZ(3),
ADD COLUMN     "sealed_mail" TEXT;
