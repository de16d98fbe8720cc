-- DropIndex
DROP INDEX "accounts_user_id_idx";

-- AlterTable
ALTER TABLE "accounts" DROP COLUMN "access_token",
DROP COLUMN "expires_at",
DROP COLUMN "id_token",
DROP COLUMN "refresh_token",
DROP COLUMN "scope",
DROP COLUMN "session_state",
DROP COLUMN "token_type",
DROP COLUMN "type",
DROP COLUMN "updated_at",
ADD COLUMN     "email" TEXT;

-- AlterTable
ALTER TABLE "users" DROP COLUMN "image",
DROP COLUMN "name";

-- CreateIndex
CREATE UNIQUE INDEX "accounts_user_id_provider_key" ON "accounts"("user_id", "provider");
