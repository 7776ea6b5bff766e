-- AlterTable
ALTER TABLE "chat_message" ADD COLUMN     "follow_ups" JSONB NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "chat_thread" ADD COLUMN     "scope" JSONB NOT NULL DEFAULT '{}';

-- AlterTable
ALTER TABLE "segment" ADD COLUMN     "sentiment" SMALLINT;

-- CreateTable
CREATE TABLE "readout" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "study_id" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'generating',
    "error" TEXT,
    "generation" INTEGER NOT NULL DEFAULT 1,
    "version" INTEGER NOT NULL DEFAULT 0,
    "generated_at" TIMESTAMPTZ(3),
    "session_count" INTEGER NOT NULL DEFAULT 0,
    "participant_count" INTEGER NOT NULL DEFAULT 0,
    "left_out" JSONB NOT NULL DEFAULT '[]',
    "summary" TEXT,
    "summary_edited" BOOLEAN NOT NULL DEFAULT false,
    "made_by" TEXT,
    "created_by_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "readout_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "readout_version" (
    "readout_id" TEXT NOT NULL,
    "generation" INTEGER NOT NULL,
    "content" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "readout_version_pkey" PRIMARY KEY ("readout_id","generation")
);

-- CreateTable
CREATE TABLE "theme" (
    "id" TEXT NOT NULL,
    "readout_id" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "summary" TEXT NOT NULL,
    "position" TEXT COLLATE "C" NOT NULL,
    "hidden" BOOLEAN NOT NULL DEFAULT false,
    "edited" BOOLEAN NOT NULL DEFAULT false,
    "terms" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "theme_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "claim" (
    "id" TEXT NOT NULL,
    "theme_id" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "position" TEXT COLLATE "C" NOT NULL,
    "hidden" BOOLEAN NOT NULL DEFAULT false,
    "edited" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "claim_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "claim_evidence" (
    "claim_id" TEXT NOT NULL,
    "passage_id" TEXT NOT NULL,
    "participant_id" TEXT,
    "stance" TEXT NOT NULL,
    "position" TEXT COLLATE "C" NOT NULL,
    "added" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "claim_evidence_pkey" PRIMARY KEY ("claim_id","passage_id")
);

-- CreateTable
CREATE TABLE "next_step" (
    "id" TEXT NOT NULL,
    "readout_id" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "owner" TEXT,
    "status" TEXT NOT NULL DEFAULT 'open',
    "claim_ids" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "position" TEXT COLLATE "C" NOT NULL,
    "hidden" BOOLEAN NOT NULL DEFAULT false,
    "edited" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "next_step_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "report" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "project_id" TEXT,
    "title" TEXT NOT NULL,
    "template" TEXT,
    "prompt" TEXT,
    "study_ids" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "file_ids" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "status" TEXT NOT NULL DEFAULT 'generating',
    "error" TEXT,
    "visibility" TEXT NOT NULL DEFAULT 'workspace',
    "document" JSONB NOT NULL DEFAULT '{"sections":[]}',
    "version" INTEGER NOT NULL DEFAULT 0,
    "made_by" TEXT,
    "created_by_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "report_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "report_version" (
    "report_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "document" JSONB NOT NULL,
    "created_by_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "report_version_pkey" PRIMARY KEY ("report_id","version")
);

-- CreateTable
CREATE TABLE "report_evidence" (
    "report_id" TEXT NOT NULL,
    "passage_id" TEXT NOT NULL,

    CONSTRAINT "report_evidence_pkey" PRIMARY KEY ("report_id","passage_id")
);

-- CreateTable
CREATE TABLE "approval" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "thread_id" TEXT,
    "message_id" TEXT,
    "kind" TEXT NOT NULL,
    "summary" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "cost_cents" INTEGER,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "result" JSONB,
    "error" TEXT,
    "requested_by_id" TEXT,
    "decided_by_id" TEXT,
    "decided_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "approval_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "segment_embedding" (
    "segment_id" BIGINT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "vector" REAL[],

    CONSTRAINT "segment_embedding_pkey" PRIMARY KEY ("segment_id")
);

-- CreateTable
CREATE TABLE "model_usage" (
    "workspace_id" TEXT NOT NULL,
    "month" DATE NOT NULL,
    "calls" INTEGER NOT NULL DEFAULT 0,
    "input_tokens" BIGINT NOT NULL DEFAULT 0,
    "output_tokens" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "model_usage_pkey" PRIMARY KEY ("workspace_id","month")
);

-- CreateIndex
CREATE UNIQUE INDEX "readout_study_id_key" ON "readout"("study_id");

-- CreateIndex
CREATE INDEX "readout_workspace_id_idx" ON "readout"("workspace_id");

-- CreateIndex
CREATE INDEX "theme_readout_id_idx" ON "theme"("readout_id");

-- CreateIndex
CREATE INDEX "claim_theme_id_idx" ON "claim"("theme_id");

-- CreateIndex
CREATE INDEX "claim_evidence_passage_id_idx" ON "claim_evidence"("passage_id");

-- CreateIndex
CREATE INDEX "next_step_readout_id_idx" ON "next_step"("readout_id");

-- CreateIndex
CREATE INDEX "report_workspace_id_created_at_id_idx" ON "report"("workspace_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "report_project_id_created_at_id_idx" ON "report"("project_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "report_evidence_passage_id_idx" ON "report_evidence"("passage_id");

-- CreateIndex
CREATE INDEX "approval_workspace_id_created_at_id_idx" ON "approval"("workspace_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "approval_thread_id_idx" ON "approval"("thread_id");

-- CreateIndex
CREATE INDEX "approval_status_expires_at_idx" ON "approval"("status", "expires_at");

-- CreateIndex
CREATE INDEX "segment_embedding_workspace_id_model_idx" ON "segment_embedding"("workspace_id", "model");

-- AddForeignKey
ALTER TABLE "readout" ADD CONSTRAINT "readout_study_id_fkey" FOREIGN KEY ("study_id") REFERENCES "study"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "readout_version" ADD CONSTRAINT "readout_version_readout_id_fkey" FOREIGN KEY ("readout_id") REFERENCES "readout"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "theme" ADD CONSTRAINT "theme_readout_id_fkey" FOREIGN KEY ("readout_id") REFERENCES "readout"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "claim" ADD CONSTRAINT "claim_theme_id_fkey" FOREIGN KEY ("theme_id") REFERENCES "theme"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "claim_evidence" ADD CONSTRAINT "claim_evidence_claim_id_fkey" FOREIGN KEY ("claim_id") REFERENCES "claim"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "claim_evidence" ADD CONSTRAINT "claim_evidence_passage_id_fkey" FOREIGN KEY ("passage_id") REFERENCES "passage"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "next_step" ADD CONSTRAINT "next_step_readout_id_fkey" FOREIGN KEY ("readout_id") REFERENCES "readout"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report" ADD CONSTRAINT "report_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report" ADD CONSTRAINT "report_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report_version" ADD CONSTRAINT "report_version_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "report"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report_evidence" ADD CONSTRAINT "report_evidence_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "report"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report_evidence" ADD CONSTRAINT "report_evidence_passage_id_fkey" FOREIGN KEY ("passage_id") REFERENCES "passage"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "approval" ADD CONSTRAINT "approval_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "approval" ADD CONSTRAINT "approval_thread_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "chat_thread"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "segment_embedding" ADD CONSTRAINT "segment_embedding_segment_id_fkey" FOREIGN KEY ("segment_id") REFERENCES "segment"("id") ON DELETE CASCADE ON UPDATE CASCADE;
