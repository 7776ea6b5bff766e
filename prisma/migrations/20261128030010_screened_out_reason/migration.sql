-- Whoever still waited for a decision when their study ended was never judged. Null of others: their answers.
ALTER TABLE "participant" ADD COLUMN "screened_out_reason" TEXT;
ALTER TABLE "participant" ADD CONSTRAINT "participant_screened_out_reason" CHECK ("screened_out_reason" IN ('study_ended'));
