-- Of people who approve at once what a model has to draft first, one has it drafted, and the others wait.
ALTER TABLE "approval" ADD COLUMN "prepared_until" TIMESTAMPTZ(3);
