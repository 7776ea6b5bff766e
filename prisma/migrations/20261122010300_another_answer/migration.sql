-- An answer that was asked for again keeps the one before it.
ALTER TABLE "chat_message" ADD COLUMN "retry_of" TEXT;
