-- AlterTable
ALTER TABLE "doomed_object" ADD COLUMN     "multipart_id" TEXT;

-- AlterTable
ALTER TABLE "file" ADD COLUMN     "content_hash" TEXT,
ADD COLUMN     "waveform_key" TEXT;

-- AlterTable
ALTER TABLE "segment" ADD COLUMN     "position" DOUBLE PRECISION;

-- AlterTable
ALTER TABLE "transcript" ADD COLUMN     "next_index" INTEGER,
ADD COLUMN     "scanned_at" TIMESTAMPTZ(3),
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "upload" ADD COLUMN     "multipart_id" TEXT,
ADD COLUMN     "part_bytes" INTEGER;

-- CreateTable
CREATE TABLE "board" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "project_id" TEXT,
    "study_id" TEXT,
    "title" TEXT NOT NULL,
    "is_main" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 0,
    "created_by_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "board_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "lane" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "board_id" TEXT NOT NULL,
    "project_id" TEXT,
    "title" TEXT,
    "color" TEXT,
    "position" TEXT COLLATE "C" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "lane_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "card" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "board_id" TEXT NOT NULL,
    "project_id" TEXT,
    "lane_id" TEXT,
    "position" TEXT COLLATE "C" NOT NULL,
    "insight" TEXT NOT NULL,
    "source" TEXT,
    "notes" TEXT,
    "type" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "color" TEXT,
    "created_by_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "card_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "card_evidence" (
    "card_id" TEXT NOT NULL,
    "passage_id" TEXT NOT NULL,
    "place" INTEGER NOT NULL,

    CONSTRAINT "card_evidence_pkey" PRIMARY KEY ("card_id","passage_id")
);

-- CreateTable
CREATE TABLE "board_change" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "board_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "before" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "undone_at" TIMESTAMPTZ(3),

    CONSTRAINT "board_change_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "clip" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "project_id" TEXT,
    "study_id" TEXT,
    "passage_id" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "created_by_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "clip_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reel" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "project_id" TEXT,
    "title" TEXT NOT NULL,
    "created_by_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reel_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reel_item" (
    "reel_id" TEXT NOT NULL,
    "clip_id" TEXT NOT NULL,
    "position" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "reel_item_pkey" PRIMARY KEY ("reel_id","clip_id")
);

-- CreateTable
CREATE TABLE "export" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "subject_id" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "options" JSONB NOT NULL DEFAULT '{}',
    "status" TEXT NOT NULL DEFAULT 'queued',
    "error" TEXT,
    "file_name" TEXT,
    "storage_key" TEXT,
    "content_type" TEXT,
    "size_bytes" BIGINT,
    "created_by_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "export_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "passage" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "owner_id" TEXT NOT NULL,
    "file_id" TEXT,
    "session_id" TEXT,
    "source_name" TEXT NOT NULL,
    "first_index" INTEGER,
    "first_offset" INTEGER,
    "last_index" INTEGER,
    "last_offset" INTEGER,
    "start_seconds" DOUBLE PRECISION,
    "end_seconds" DOUBLE PRECISION,
    "speaker" TEXT,
    "text" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'verbatim',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "passage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "transcript_edit" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "owner_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "indexes" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "before" JSONB NOT NULL,
    "after" JSONB NOT NULL,
    "anchors" JSONB NOT NULL DEFAULT '[]',
    "created_by_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "undone_at" TIMESTAMPTZ(3),

    CONSTRAINT "transcript_edit_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mask" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "owner_id" TEXT NOT NULL,
    "index" INTEGER NOT NULL,
    "start_offset" INTEGER NOT NULL,
    "end_offset" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "original" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'suggested',
    "decided_by_id" TEXT,
    "decided_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mask_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tag" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "project_id" TEXT NOT NULL,
    "parent_id" TEXT,
    "title" TEXT NOT NULL,
    "color" TEXT,
    "highlight_color" TEXT,
    "description" TEXT,
    "created_by_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "tag_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tag_application" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "tag_id" TEXT NOT NULL,
    "passage_id" TEXT NOT NULL,
    "created_by_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tag_application_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "note" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "project_id" TEXT NOT NULL,
    "title" TEXT,
    "emoji" TEXT,
    "content" JSONB NOT NULL DEFAULT '[]',
    "version" INTEGER NOT NULL DEFAULT 0,
    "created_by_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "note_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "note_evidence" (
    "note_id" TEXT NOT NULL,
    "passage_id" TEXT NOT NULL,

    CONSTRAINT "note_evidence_pkey" PRIMARY KEY ("note_id","passage_id")
);

-- CreateIndex
CREATE INDEX "board_workspace_id_created_at_id_idx" ON "board"("workspace_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "board_project_id_idx" ON "board"("project_id");

-- CreateIndex
CREATE INDEX "board_study_id_idx" ON "board"("study_id");

-- CreateIndex
CREATE INDEX "lane_board_id_idx" ON "lane"("board_id");

-- CreateIndex
CREATE INDEX "lane_project_id_created_at_id_idx" ON "lane"("project_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "card_board_id_idx" ON "card"("board_id");

-- CreateIndex
CREATE INDEX "card_lane_id_idx" ON "card"("lane_id");

-- CreateIndex
CREATE INDEX "card_project_id_created_at_id_idx" ON "card"("project_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "card_evidence_passage_id_idx" ON "card_evidence"("passage_id");

-- CreateIndex
CREATE INDEX "board_change_board_id_user_id_created_at_id_idx" ON "board_change"("board_id", "user_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "clip_passage_id_key" ON "clip"("passage_id");

-- CreateIndex
CREATE INDEX "clip_workspace_id_created_at_id_idx" ON "clip"("workspace_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "clip_project_id_created_at_id_idx" ON "clip"("project_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "clip_study_id_idx" ON "clip"("study_id");

-- CreateIndex
CREATE INDEX "reel_workspace_id_created_at_id_idx" ON "reel"("workspace_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "reel_project_id_idx" ON "reel"("project_id");

-- CreateIndex
CREATE INDEX "reel_item_clip_id_idx" ON "reel_item"("clip_id");

-- CreateIndex
CREATE UNIQUE INDEX "export_storage_key_key" ON "export"("storage_key");

-- CreateIndex
CREATE INDEX "export_workspace_id_subject_id_created_at_idx" ON "export"("workspace_id", "subject_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "export_expires_at_idx" ON "export"("expires_at");

-- CreateIndex
CREATE INDEX "passage_owner_id_first_index_idx" ON "passage"("owner_id", "first_index");

-- CreateIndex
CREATE INDEX "passage_workspace_id_idx" ON "passage"("workspace_id");

-- CreateIndex
CREATE INDEX "passage_file_id_idx" ON "passage"("file_id");

-- CreateIndex
CREATE INDEX "passage_session_id_idx" ON "passage"("session_id");

-- CreateIndex
CREATE INDEX "transcript_edit_owner_id_created_at_id_idx" ON "transcript_edit"("owner_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "mask_owner_id_index_start_offset_idx" ON "mask"("owner_id", "index", "start_offset");

-- CreateIndex
CREATE INDEX "tag_project_id_created_at_id_idx" ON "tag"("project_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "tag_parent_id_idx" ON "tag"("parent_id");

-- CreateIndex
CREATE INDEX "tag_workspace_id_idx" ON "tag"("workspace_id");

-- CreateIndex
CREATE INDEX "tag_application_tag_id_created_at_id_idx" ON "tag_application"("tag_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "tag_application_passage_id_idx" ON "tag_application"("passage_id");

-- CreateIndex
CREATE UNIQUE INDEX "tag_application_tag_id_passage_id_key" ON "tag_application"("tag_id", "passage_id");

-- CreateIndex
CREATE INDEX "note_project_id_created_at_id_idx" ON "note"("project_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "note_workspace_id_idx" ON "note"("workspace_id");

-- CreateIndex
CREATE INDEX "note_evidence_passage_id_idx" ON "note_evidence"("passage_id");

-- CreateIndex
CREATE UNIQUE INDEX "file_waveform_key_key" ON "file"("waveform_key");

-- CreateIndex
CREATE INDEX "file_workspace_id_content_hash_idx" ON "file"("workspace_id", "content_hash");

-- AddForeignKey
ALTER TABLE "board" ADD CONSTRAINT "board_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "board" ADD CONSTRAINT "board_study_id_fkey" FOREIGN KEY ("study_id") REFERENCES "study"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lane" ADD CONSTRAINT "lane_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "board"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lane" ADD CONSTRAINT "lane_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "card" ADD CONSTRAINT "card_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "board"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "card" ADD CONSTRAINT "card_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "card" ADD CONSTRAINT "card_lane_id_fkey" FOREIGN KEY ("lane_id") REFERENCES "lane"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "card_evidence" ADD CONSTRAINT "card_evidence_card_id_fkey" FOREIGN KEY ("card_id") REFERENCES "card"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "card_evidence" ADD CONSTRAINT "card_evidence_passage_id_fkey" FOREIGN KEY ("passage_id") REFERENCES "passage"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "board_change" ADD CONSTRAINT "board_change_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "board"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "clip" ADD CONSTRAINT "clip_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "clip" ADD CONSTRAINT "clip_study_id_fkey" FOREIGN KEY ("study_id") REFERENCES "study"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "clip" ADD CONSTRAINT "clip_passage_id_fkey" FOREIGN KEY ("passage_id") REFERENCES "passage"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reel" ADD CONSTRAINT "reel_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reel_item" ADD CONSTRAINT "reel_item_reel_id_fkey" FOREIGN KEY ("reel_id") REFERENCES "reel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reel_item" ADD CONSTRAINT "reel_item_clip_id_fkey" FOREIGN KEY ("clip_id") REFERENCES "clip"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "export" ADD CONSTRAINT "export_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "passage" ADD CONSTRAINT "passage_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "passage" ADD CONSTRAINT "passage_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "file"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "passage" ADD CONSTRAINT "passage_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "study_session"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "transcript_edit" ADD CONSTRAINT "transcript_edit_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "transcript"("owner_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mask" ADD CONSTRAINT "mask_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "transcript"("owner_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tag" ADD CONSTRAINT "tag_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tag" ADD CONSTRAINT "tag_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "tag"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tag_application" ADD CONSTRAINT "tag_application_tag_id_fkey" FOREIGN KEY ("tag_id") REFERENCES "tag"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tag_application" ADD CONSTRAINT "tag_application_passage_id_fkey" FOREIGN KEY ("passage_id") REFERENCES "passage"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "note" ADD CONSTRAINT "note_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "note_evidence" ADD CONSTRAINT "note_evidence_note_id_fkey" FOREIGN KEY ("note_id") REFERENCES "note"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "note_evidence" ADD CONSTRAINT "note_evidence_passage_id_fkey" FOREIGN KEY ("passage_id") REFERENCES "passage"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The board where a project's lanes and cards of the v1 API stand.
CREATE UNIQUE INDEX "board_main" ON "board"("project_id") WHERE "is_main";

ALTER TABLE "board" ADD CONSTRAINT "board_home" CHECK (num_nonnulls("project_id", "study_id") = 1);

ALTER TABLE "passage" ADD CONSTRAINT "passage_source" CHECK (num_nonnulls("file_id", "session_id") <= 1);
ALTER TABLE "passage" ADD CONSTRAINT "passage_lines" CHECK (num_nonnulls("first_index", "first_offset", "last_index", "last_offset") IN (0, 4));

-- Whatever deletes a file or a session (a person, a project's end), what quotes it says so.
CREATE FUNCTION passage_source_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state <> 'withdrawn' THEN NEW.state := 'source_deleted'; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER passage_source_gone BEFORE UPDATE OF "file_id", "session_id" ON "passage" FOR EACH ROW
  WHEN (num_nonnulls(OLD."file_id", OLD."session_id") = 1 AND num_nonnulls(NEW."file_id", NEW."session_id") = 0)
  EXECUTE FUNCTION passage_source_gone();

-- Whatever deletes a file or an export, its waveform or its made file goes with the row. What is just being written may
-- come after the deletion, so it is removed for a while.
CREATE FUNCTION doom_waveform() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "doomed_object" ("storage_key", "writable_until") VALUES (OLD."waveform_key", now() + interval '10 minutes')
    ON CONFLICT ("storage_key") DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER doom_waveform AFTER DELETE ON "file" FOR EACH ROW WHEN (OLD."waveform_key" IS NOT NULL)
  EXECUTE FUNCTION doom_waveform();

CREATE FUNCTION doom_export() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "doomed_object" ("storage_key", "writable_until")
    VALUES (OLD."storage_key", CASE WHEN OLD."status" = 'ready' THEN now() ELSE now() + interval '1 hour' END)
    ON CONFLICT ("storage_key") DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER doom_export AFTER DELETE ON "export" FOR EACH ROW WHEN (OLD."storage_key" IS NOT NULL)
  EXECUTE FUNCTION doom_export();

-- A made file of a clip or a reel goes with it, and is out of date once a quote of it was masked, taken back or deleted.
CREATE FUNCTION drop_exports() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "export" WHERE "workspace_id" = OLD."workspace_id" AND "subject_id" = OLD."id";
  RETURN NULL;
END $$;
CREATE TRIGGER drop_exports AFTER DELETE ON "clip" FOR EACH ROW EXECUTE FUNCTION drop_exports();
CREATE TRIGGER drop_exports AFTER DELETE ON "reel" FOR EACH ROW EXECUTE FUNCTION drop_exports();

CREATE FUNCTION outdate_exports() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "export" SET "status" = 'failed', "expires_at" = now(), "updated_at" = now(),
         "error" = 'What it quotes has changed since. Please export it again.'
   WHERE "workspace_id" = NEW."workspace_id" AND "kind" IN ('clip', 'reel') AND "subject_id" IN (
         SELECT c."id" FROM "clip" c WHERE c."passage_id" = NEW."id"
         UNION ALL SELECT i."reel_id" FROM "clip" c JOIN "reel_item" i ON i."clip_id" = c."id" WHERE c."passage_id" = NEW."id");
  RETURN NULL;
END $$;
CREATE TRIGGER outdate_exports AFTER UPDATE ON "passage" FOR EACH ROW
  WHEN (OLD."text" IS DISTINCT FROM NEW."text" OR OLD."state" IS DISTINCT FROM NEW."state")
  EXECUTE FUNCTION outdate_exports();

-- Lines in reading order.
CREATE INDEX "segment_place" ON "segment"("owner_id", (coalesce("position", "index")));
