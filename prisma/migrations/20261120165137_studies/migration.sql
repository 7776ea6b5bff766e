-- AlterTable
ALTER TABLE "file" ADD COLUMN     "session_id" TEXT;

-- AlterTable
ALTER TABLE "mail" ADD COLUMN     "calendar" TEXT,
ADD COLUMN     "unsubscribe_url" TEXT;

-- CreateTable
CREATE TABLE "billing_account" (
    "workspace_id" TEXT NOT NULL,
    "service" TEXT NOT NULL,
    "customer_reference" TEXT,
    "card_reference" TEXT,
    "card_brand" TEXT,
    "card_last4" TEXT,
    "paid_seats" INTEGER,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "billing_account_pkey" PRIMARY KEY ("workspace_id")
);

-- CreateTable
CREATE TABLE "charge" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "study_id" TEXT,
    "kind" TEXT NOT NULL,
    "service" TEXT NOT NULL,
    "customer_reference" TEXT NOT NULL,
    "card_reference" TEXT,
    "description" TEXT NOT NULL,
    "lines" JSONB NOT NULL DEFAULT '[]',
    "amount_cents" INTEGER NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'intent',
    "failure" TEXT,
    "payment_reference" TEXT,
    "checkout_reference" TEXT,
    "checkout_url" TEXT,
    "purpose" JSONB NOT NULL DEFAULT '{}',
    "requested_by_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "paid_at" TIMESTAMPTZ(3),
    "checked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "charge_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_event" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payment_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sandbox_card" (
    "reference" TEXT NOT NULL,
    "customer" TEXT NOT NULL,
    "behaviour" TEXT NOT NULL,
    "brand" TEXT NOT NULL,
    "last4" TEXT NOT NULL,

    CONSTRAINT "sandbox_card_pkey" PRIMARY KEY ("reference")
);

-- CreateTable
CREATE TABLE "sandbox_payment" (
    "id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "request" JSONB NOT NULL,
    "amount_cents" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "card_reference" TEXT NOT NULL,
    "refunded_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sandbox_payment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sandbox_checkout" (
    "id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "request" JSONB NOT NULL,
    "customer" TEXT NOT NULL,
    "amount_cents" INTEGER,
    "status" TEXT NOT NULL DEFAULT 'open',
    "card_reference" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sandbox_checkout_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sandbox_event" (
    "id" TEXT NOT NULL,
    "body" JSONB NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "delivered_at" TIMESTAMPTZ(3),

    CONSTRAINT "sandbox_event_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "sandbox_payment_key_key" ON "sandbox_payment"("key");

-- CreateIndex
CREATE UNIQUE INDEX "sandbox_checkout_key_key" ON "sandbox_checkout"("key");

-- CreateIndex
CREATE INDEX "sandbox_event_delivered_at_next_attempt_at_idx" ON "sandbox_event"("delivered_at", "next_attempt_at");

-- CreateTable
CREATE TABLE "invitation" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "study_id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT,
    "message" TEXT,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "created_by_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "sent_at" TIMESTAMPTZ(3),
    "mail_id" TEXT,
    "refused_at" TIMESTAMPTZ(3),
    "reminded_at" TIMESTAMPTZ(3),
    "reminders" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "invitation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "unsubscribed" (
    "workspace_id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "unsubscribed_pkey" PRIMARY KEY ("workspace_id","email")
);

-- CreateTable
CREATE TABLE "slot" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "study_id" TEXT NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "meeting_url" TEXT,
    "participant_id" TEXT,
    "booked_at" TIMESTAMPTZ(3),
    "reminded_at" TIMESTAMPTZ(3),
    "outcome" TEXT,
    "created_by_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "slot_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "recruitment" (
    "study_id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "service" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "places" INTEGER NOT NULL,
    "completion_code" TEXT NOT NULL,
    "external_id" TEXT,
    "unmapped" JSONB NOT NULL DEFAULT '[]',
    "error" TEXT,
    "claimed_at" TIMESTAMPTZ(3),
    "requested_by_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "recruitment_pkey" PRIMARY KEY ("study_id")
);

-- CreateTable
CREATE TABLE "recruitment_decision" (
    "participant_id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "study_id" TEXT NOT NULL,
    "submission_id" TEXT NOT NULL,
    "decision" TEXT NOT NULL,
    "told_at" TIMESTAMPTZ(3),
    "error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "recruitment_decision_pkey" PRIMARY KEY ("participant_id")
);

-- CreateTable
CREATE TABLE "study" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "project_id" TEXT,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "question" TEXT,
    "description" TEXT,
    "type" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'draft',
    "ended_reason" TEXT,
    "duration_min" INTEGER,
    "language" TEXT,
    "guide" JSONB NOT NULL,
    "screener" JSONB NOT NULL,
    "audience" JSONB NOT NULL,
    "settings" JSONB NOT NULL,
    "target_participants" INTEGER,
    "reward_cents" INTEGER,
    "deadline" TIMESTAMPTZ(3),
    "last_participant" INTEGER NOT NULL DEFAULT 0,
    "created_by_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "launched_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "study_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "participant" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "study_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'opened',
    "source" TEXT NOT NULL,
    "external_id" TEXT,
    "external_session" TEXT,
    "invitation_id" TEXT,
    "user_id" TEXT,
    "email" TEXT,
    "name" TEXT,
    "time_zone" TEXT,
    "calendar_sequence" INTEGER NOT NULL DEFAULT 0,
    "consent_text" TEXT,
    "consent_version" TEXT,
    "consented_at" TIMESTAMPTZ(3),
    "screener_answers" JSONB,
    "screener_verdict" JSONB,
    "place_held_until" TIMESTAMPTZ(3),
    "reward_status" TEXT NOT NULL DEFAULT 'none',
    "client_hash" BYTEA,
    "deleted_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "participant_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "study_session" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "study_id" TEXT NOT NULL,
    "participant_id" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'in_progress',
    "state" JSONB NOT NULL DEFAULT '{}',
    "version" INTEGER NOT NULL DEFAULT 0,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),
    "duration_seconds" INTEGER,
    "response_id" TEXT,
    "answers" JSONB NOT NULL DEFAULT '{}',
    "analysed_at" TIMESTAMPTZ(3),
    "chapters" JSONB NOT NULL DEFAULT '[]',
    "signals" JSONB NOT NULL DEFAULT '[]',
    "quality_rating" TEXT NOT NULL DEFAULT 'good',
    "quality_reasons" JSONB NOT NULL DEFAULT '[]',
    "excluded_at" TIMESTAMPTZ(3),
    "excluded_by_id" TEXT,
    "excluded_reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "study_session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "turn" (
    "session_id" TEXT NOT NULL,
    "index" INTEGER NOT NULL,
    "role" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "question_id" TEXT,
    "text" TEXT NOT NULL,
    "value" JSONB,
    "start_seconds" DOUBLE PRECISION NOT NULL,
    "end_seconds" DOUBLE PRECISION NOT NULL,
    "manner" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "turn_pkey" PRIMARY KEY ("session_id","index")
);

-- CreateTable
CREATE TABLE "spoken_answer" (
    "session_id" TEXT NOT NULL,
    "index" INTEGER NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'recording',
    "content_type" TEXT NOT NULL,
    "chunks" INTEGER NOT NULL DEFAULT 0,
    "size_bytes" BIGINT NOT NULL DEFAULT 0,
    "storage_key" TEXT NOT NULL,
    "duration_seconds" DOUBLE PRECISION,
    "text" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "spoken_answer_pkey" PRIMARY KEY ("session_id","index")
);

-- CreateIndex
CREATE UNIQUE INDEX "charge_checkout_reference_key" ON "charge"("checkout_reference");

-- CreateIndex
CREATE INDEX "charge_workspace_id_created_at_id_idx" ON "charge"("workspace_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "charge_study_id_idx" ON "charge"("study_id");

-- CreateIndex
CREATE INDEX "charge_status_checked_at_idx" ON "charge"("status", "checked_at");

-- CreateIndex
CREATE INDEX "payment_event_received_at_idx" ON "payment_event"("received_at");

-- CreateIndex
CREATE INDEX "invitation_workspace_id_created_at_id_idx" ON "invitation"("workspace_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "invitation_study_id_created_at_id_idx" ON "invitation"("study_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "invitation_status_sent_at_idx" ON "invitation"("status", "sent_at");

-- CreateIndex
CREATE INDEX "invitation_mail_id_idx" ON "invitation"("mail_id");

-- CreateIndex
CREATE UNIQUE INDEX "invitation_study_id_email_key" ON "invitation"("study_id", "email");

-- CreateIndex
CREATE INDEX "slot_workspace_id_starts_at_idx" ON "slot"("workspace_id", "starts_at");

-- CreateIndex
CREATE UNIQUE INDEX "slot_study_id_starts_at_key" ON "slot"("study_id", "starts_at");

-- CreateIndex
CREATE INDEX "slot_participant_id_idx" ON "slot"("participant_id");

-- CreateIndex
CREATE UNIQUE INDEX "recruitment_external_id_key" ON "recruitment"("external_id");

-- CreateIndex
CREATE INDEX "recruitment_state_updated_at_idx" ON "recruitment"("state", "updated_at");

-- CreateIndex
CREATE INDEX "recruitment_decision_study_id_told_at_idx" ON "recruitment_decision"("study_id", "told_at");

-- CreateIndex
CREATE INDEX "study_workspace_id_created_at_id_idx" ON "study"("workspace_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "study_project_id_created_at_id_idx" ON "study"("project_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "study_project_id_type_idx" ON "study"("project_id", "type");

-- CreateIndex
CREATE INDEX "study_status_deadline_idx" ON "study"("status", "deadline");

-- CreateIndex
CREATE UNIQUE INDEX "study_workspace_id_slug_key" ON "study"("workspace_id", "slug");

-- CreateIndex
CREATE UNIQUE INDEX "participant_invitation_id_key" ON "participant"("invitation_id");

-- CreateIndex
CREATE INDEX "participant_workspace_id_created_at_id_idx" ON "participant"("workspace_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "participant_study_id_created_at_id_idx" ON "participant"("study_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "participant_study_id_status_idx" ON "participant"("study_id", "status");

-- CreateIndex
CREATE INDEX "participant_study_id_client_hash_idx" ON "participant"("study_id", "client_hash");

-- CreateIndex
CREATE UNIQUE INDEX "participant_study_id_number_key" ON "participant"("study_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "participant_study_id_source_external_id_key" ON "participant"("study_id", "source", "external_id");

-- CreateIndex
CREATE UNIQUE INDEX "study_session_participant_id_key" ON "study_session"("participant_id");

-- CreateIndex
CREATE UNIQUE INDEX "study_session_response_id_key" ON "study_session"("response_id");

-- CreateIndex
CREATE INDEX "study_session_workspace_id_created_at_id_idx" ON "study_session"("workspace_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "study_session_study_id_created_at_id_idx" ON "study_session"("study_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "study_session_study_id_status_idx" ON "study_session"("study_id", "status");

-- CreateIndex
CREATE INDEX "study_session_status_last_seen_at_idx" ON "study_session"("status", "last_seen_at");

-- CreateIndex
CREATE UNIQUE INDEX "spoken_answer_storage_key_key" ON "spoken_answer"("storage_key");

-- CreateIndex
CREATE UNIQUE INDEX "file_session_id_key" ON "file"("session_id");

-- AddForeignKey
ALTER TABLE "billing_account" ADD CONSTRAINT "billing_account_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "charge" ADD CONSTRAINT "charge_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "file" ADD CONSTRAINT "file_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "study_session"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_study_id_fkey" FOREIGN KEY ("study_id") REFERENCES "study"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "slot" ADD CONSTRAINT "slot_study_id_fkey" FOREIGN KEY ("study_id") REFERENCES "study"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "slot" ADD CONSTRAINT "slot_participant_id_fkey" FOREIGN KEY ("participant_id") REFERENCES "participant"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recruitment" ADD CONSTRAINT "recruitment_study_id_fkey" FOREIGN KEY ("study_id") REFERENCES "study"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recruitment_decision" ADD CONSTRAINT "recruitment_decision_participant_id_fkey" FOREIGN KEY ("participant_id") REFERENCES "participant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recruitment_decision" ADD CONSTRAINT "recruitment_decision_study_id_fkey" FOREIGN KEY ("study_id") REFERENCES "study"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "study" ADD CONSTRAINT "study_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "study" ADD CONSTRAINT "study_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "participant" ADD CONSTRAINT "participant_study_id_fkey" FOREIGN KEY ("study_id") REFERENCES "study"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "participant" ADD CONSTRAINT "participant_invitation_id_fkey" FOREIGN KEY ("invitation_id") REFERENCES "invitation"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "study_session" ADD CONSTRAINT "study_session_study_id_fkey" FOREIGN KEY ("study_id") REFERENCES "study"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "study_session" ADD CONSTRAINT "study_session_participant_id_fkey" FOREIGN KEY ("participant_id") REFERENCES "participant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "turn" ADD CONSTRAINT "turn_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "study_session"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "spoken_answer" ADD CONSTRAINT "spoken_answer_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "study_session"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A launch is paid once, and one attempt to pay it is open at a time.
CREATE UNIQUE INDEX "charge_open_launch" ON "charge"("study_id") WHERE "kind" = 'launch' AND "status" IN ('intent', 'checkout');
CREATE UNIQUE INDEX "charge_paid_launch" ON "charge"("study_id") WHERE "kind" = 'launch' AND "status" = 'paid';

ALTER TABLE "study" ADD CONSTRAINT "study_status" CHECK ("status" IN ('draft', 'running', 'paused', 'ended'));
ALTER TABLE "study" ADD CONSTRAINT "study_ended" CHECK (("status" = 'ended') = ("ended_reason" IS NOT NULL));
ALTER TABLE "participant" ADD CONSTRAINT "participant_status" CHECK ("status" IN ('opened', 'consented', 'review', 'qualified', 'booked', 'in_progress', 'completed', 'screened_out', 'full', 'declined', 'withdrawn'));
ALTER TABLE "study_session" ADD CONSTRAINT "study_session_status" CHECK ("status" IN ('in_progress', 'completed'));
ALTER TABLE "charge" ADD CONSTRAINT "charge_status" CHECK ("status" IN ('intent', 'checkout', 'paid', 'failed', 'cancelled', 'refunding', 'refunded'));
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_status" CHECK ("status" IN ('pending', 'sent', 'cancelled'));
ALTER TABLE "slot" ADD CONSTRAINT "slot_order" CHECK ("starts_at" < "ends_at");
-- A participant has one time; one they did not keep is history, so that they may take another.
CREATE UNIQUE INDEX "slot_of_participant" ON "slot"("participant_id") WHERE "outcome" IS DISTINCT FROM 'no_show';

-- CreateTable: counts of the running minute, which a crash may forget
CREATE UNLOGGED TABLE "participation_minute" (
    "key" TEXT NOT NULL,
    "minute" TIMESTAMPTZ(3) NOT NULL,
    "calls" INTEGER NOT NULL,

    CONSTRAINT "participation_minute_pkey" PRIMARY KEY ("key")
);

-- The same words of two participants are found by their hash, however many have taken part.
CREATE INDEX "turn_said" ON "turn"(md5("text")) WHERE "role" = 'participant' AND length("text") >= 40;
