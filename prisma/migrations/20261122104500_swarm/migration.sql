-- CreateTable
CREATE TABLE "swarm_run" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "study_id" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "target_url" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'queued',
    "error" TEXT,
    "created_by_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "started_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "swarm_run_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "swarm_agent" (
    "id" TEXT NOT NULL,
    "run_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "persona" JSONB NOT NULL DEFAULT '{}',
    "status" TEXT NOT NULL DEFAULT 'queued',
    "error" TEXT,
    "started_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "swarm_agent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "finding" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "run_id" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "summary" TEXT NOT NULL,
    "severity" TEXT NOT NULL,
    "verdict" TEXT NOT NULL DEFAULT 'unconfirmed',
    "recommendation" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "finding_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "finding_evidence" (
    "finding_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "agent_id" TEXT,
    "kind" TEXT NOT NULL,
    "step_index" INTEGER NOT NULL,
    "page_url" TEXT,
    "action" TEXT,
    "quote" TEXT,
    "screenshot_key" TEXT,

    CONSTRAINT "finding_evidence_pkey" PRIMARY KEY ("finding_id","position")
);

-- CreateIndex
CREATE INDEX "swarm_run_workspace_id_created_at_id_idx" ON "swarm_run"("workspace_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "swarm_run_study_id_created_at_id_idx" ON "swarm_run"("study_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "swarm_agent_run_id_number_key" ON "swarm_agent"("run_id", "number");

-- CreateIndex
CREATE INDEX "finding_run_id_idx" ON "finding"("run_id");

-- CreateIndex
CREATE UNIQUE INDEX "finding_evidence_screenshot_key_key" ON "finding_evidence"("screenshot_key");

-- CreateIndex
CREATE INDEX "finding_evidence_agent_id_idx" ON "finding_evidence"("agent_id");

-- AddForeignKey
ALTER TABLE "swarm_run" ADD CONSTRAINT "swarm_run_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "swarm_run" ADD CONSTRAINT "swarm_run_study_id_fkey" FOREIGN KEY ("study_id") REFERENCES "study"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "swarm_agent" ADD CONSTRAINT "swarm_agent_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "swarm_run"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "finding" ADD CONSTRAINT "finding_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "swarm_run"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "finding_evidence" ADD CONSTRAINT "finding_evidence_finding_id_fkey" FOREIGN KEY ("finding_id") REFERENCES "finding"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "finding_evidence" ADD CONSTRAINT "finding_evidence_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "swarm_agent"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Only these words are known; a word that nothing understands would be shown to nobody.
ALTER TABLE "swarm_run" ADD CONSTRAINT "swarm_run_status_check"
  CHECK ("status" IN ('queued', 'running', 'done', 'failed', 'cancelled'));
ALTER TABLE "finding" ADD CONSTRAINT "finding_severity_check"
  CHECK ("severity" IN ('critical', 'serious', 'moderate', 'minor'));
ALTER TABLE "finding" ADD CONSTRAINT "finding_verdict_check" CHECK ("verdict" IN ('confirmed', 'unconfirmed'));

-- A screenshot goes with its line, whichever way the line goes.
CREATE FUNCTION doom_screenshot() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "doomed_object" ("storage_key", "writable_until")
    VALUES (OLD."screenshot_key", now() + interval '10 minutes') ON CONFLICT ("storage_key") DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER doom_screenshot AFTER DELETE ON "finding_evidence"
  FOR EACH ROW WHEN (OLD."screenshot_key" IS NOT NULL) EXECUTE FUNCTION doom_screenshot();
