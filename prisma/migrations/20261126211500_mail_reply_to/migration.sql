-- AlterTable
ALTER TABLE "mail" ADD COLUMN     "reply_to" TEXT;
