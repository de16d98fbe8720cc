-- Nothing has written tokens before this, so no link that someone holds is lost.
DELETE FROM "email_tokens";

-- AlterEnum
BEGIN;
CREATE TYPE "email_token_purpose_new" AS ENUM ('verify_email', 'reset_password', 'change_email');
ALTER TABLE "email_tokens" ALTER COLUMN "purpose" TYPE "email_token_purpose_new" USING ("purpose"::text::"email_token_purpose_new");
ALTER TYPE "email_token_purpose" RENAME TO "email_token_purpose_old";
ALTER TYPE "email_token_purpose_new" RENAME TO "email_token_purpose";
DROP TYPE "public"."email_token_purpose_old";
COMMIT;

-- DropIndex
DROP INDEX "email_tokens_user_id_purpose_idx";

-- AlterTable
ALTER TABLE "email_tokens" DROP COLUMN "used_at";

-- CreateIndex
CREATE UNIQUE INDEX "email_tokens_user_id_purpose_key" ON "email_tokens"("user_id", "purpose");
