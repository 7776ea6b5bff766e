-- A card rests on findings of AI agents too, and a report is written of a Swarm run. Neither keeps a finding or a run
-- from being deleted: what names it says then that it is gone.
CREATE TABLE "card_finding" (
    "card_id" TEXT NOT NULL,
    "finding_id" TEXT NOT NULL,
    "place" INTEGER NOT NULL,

    CONSTRAINT "card_finding_pkey" PRIMARY KEY ("card_id","finding_id")
);
ALTER TABLE "card_finding" ADD CONSTRAINT "card_finding_card_id_fkey" FOREIGN KEY ("card_id") REFERENCES "card"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "report" ADD COLUMN "swarm_run_id" TEXT;

-- The search reads a workspace's findings.
CREATE INDEX "finding_workspace_id_idx" ON "finding"("workspace_id");
