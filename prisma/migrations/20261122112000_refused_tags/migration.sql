-- What tags were called that somebody deleted or merged away: tagging automatically never makes them again.
CREATE TABLE "refused_tag" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "project_id" TEXT NOT NULL,
    "title" TEXT NOT NULL,

    CONSTRAINT "refused_tag_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "refused_tag_workspace_id_idx" ON "refused_tag"("workspace_id");

CREATE INDEX "refused_tag_project_id_idx" ON "refused_tag"("project_id");

ALTER TABLE "refused_tag" ADD CONSTRAINT "refused_tag_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
