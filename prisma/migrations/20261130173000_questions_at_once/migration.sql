-- Of two who ask the same under one Idempotency-Key at once, one has a model answer, and the other waits for that.
CREATE TABLE "question_claim" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "held_until" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "question_claim_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "question_claim_workspace_id_idx" ON "question_claim"("workspace_id");
