-- A chat that begins with a question that is being answered can be asked for before it is there.
ALTER TABLE "question_claim" ADD COLUMN "thread_id" TEXT;
