-- CreateEnum
CREATE TYPE "hint" AS ENUM ('just_start', 'smaller_steps', 'own_words');

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "hints_put_away" "hint"[] DEFAULT ARRAY[]::"hint"[];
