-- What tags were called that somebody deleted or merged away: tagging automatically never makes them again.
CREATE TABLE "refused_tag" (
    "project_id" TEXT NOT NULL,
    "title" TEXT NOT NULL,

    CONSTRAINT "refused_tag_pkey" PRIMARY KEY ("project_id", "title")
);

ALTER TABLE "refused_tag" ADD CONSTRAINT "refused_tag_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
