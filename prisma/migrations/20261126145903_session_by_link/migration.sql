-- AlterTable
ALTER TABLE "user_session" ADD COLUMN     "by_link" BOOLEAN NOT NULL DEFAULT false;

