-- AlterTable
ALTER TABLE "study" ADD COLUMN     "swarm" JSONB;

-- AlterTable
ALTER TABLE "swarm_run" ADD COLUMN     "charge_id" TEXT,
ADD COLUMN     "number" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "plan" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "seed" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "swarm_agent" ADD COLUMN     "attempt" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "outcomes" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "problems" JSONB NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "finding" ADD COLUMN     "key" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "kind" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "swarm_step" (
    "agent_id" TEXT NOT NULL,
    "index" INTEGER NOT NULL,
    "task_id" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "thought" TEXT NOT NULL DEFAULT '',
    "error" TEXT,
    "page_url" TEXT NOT NULL DEFAULT '',
    "page_title" TEXT NOT NULL DEFAULT '',
    "notes" JSONB NOT NULL DEFAULT '[]',
    "screenshot_key" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "swarm_step_pkey" PRIMARY KEY ("agent_id","index")
);

-- CreateIndex
CREATE UNIQUE INDEX "swarm_run_charge_id_key" ON "swarm_run"("charge_id");

-- CreateIndex
CREATE UNIQUE INDEX "swarm_step_screenshot_key_key" ON "swarm_step"("screenshot_key");

-- AddForeignKey
ALTER TABLE "swarm_step" ADD CONSTRAINT "swarm_step_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "swarm_agent"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- One run of a study at a time, and one payment for the next: whoever comes second finds the first.
CREATE UNIQUE INDEX "swarm_run_active" ON "swarm_run"("study_id") WHERE "status" IN ('queued', 'running');
CREATE UNIQUE INDEX "charge_open_swarm_run" ON "charge"("study_id")
  WHERE "kind" = 'swarm_run' AND "status" IN ('intent', 'checkout');

ALTER TABLE "swarm_agent" ADD CONSTRAINT "swarm_agent_status_check"
  CHECK ("status" IN ('queued', 'running', 'done', 'failed', 'cancelled'));

-- A screenshot goes with its step, whichever way the step goes.
CREATE TRIGGER doom_screenshot AFTER DELETE ON "swarm_step"
  FOR EACH ROW WHEN (OLD."screenshot_key" IS NOT NULL) EXECUTE FUNCTION doom_screenshot();
