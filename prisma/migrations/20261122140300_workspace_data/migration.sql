-- Everything of a workspace as one archive, and the deletion of a workspace.
ALTER TABLE "workspace" ADD COLUMN     "deletion_at" TIMESTAMPTZ(3);

CREATE TABLE "workspace_archive" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'queued',
    "error" TEXT,
    "generation" INTEGER NOT NULL DEFAULT 1,
    "storage_key" TEXT,
    "multipart_id" TEXT,
    "part_bytes" INTEGER,
    "parts_done" INTEGER NOT NULL DEFAULT 0,
    "moment_at" TIMESTAMPTZ(3),
    "row_count" INTEGER,
    "file_count" INTEGER,
    "total_bytes" BIGINT,
    "created_by_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ready_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),

    CONSTRAINT "workspace_archive_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "archive_entry" (
    "archive_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "path" TEXT NOT NULL,
    "source_key" TEXT NOT NULL,
    "source_start" BIGINT NOT NULL DEFAULT 0,
    "size_bytes" BIGINT NOT NULL,
    "plain_bytes" BIGINT NOT NULL,
    "is_deflated" BOOLEAN NOT NULL,
    "is_known" BOOLEAN NOT NULL,
    "crc32" BIGINT,
    "sha256" TEXT,
    "lines" INTEGER,

    CONSTRAINT "archive_entry_pkey" PRIMARY KEY ("archive_id","position")
);

CREATE TABLE "workspace_deletion" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT,
    "workspace_name" TEXT,
    "requested_by_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "delete_at" TIMESTAMPTZ(3) NOT NULL,
    "undone_at" TIMESTAMPTZ(3),
    "started_at" TIMESTAMPTZ(3),
    "done_at" TIMESTAMPTZ(3),
    "recipients" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "row_count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "workspace_deletion_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "workspace_archive_storage_key_key" ON "workspace_archive"("storage_key");
CREATE INDEX "workspace_archive_workspace_id_created_at_idx" ON "workspace_archive"("workspace_id", "created_at" DESC);
CREATE INDEX "workspace_archive_status_expires_at_idx" ON "workspace_archive"("status", "expires_at");
CREATE INDEX "workspace_deletion_delete_at_idx" ON "workspace_deletion"("delete_at");

-- Two clicks make one archive; a workspace is deleted once.
CREATE UNIQUE INDEX "workspace_archive_in_the_making_idx" ON "workspace_archive" ("workspace_id")
 WHERE "status" IN ('queued', 'gathering', 'copying');
CREATE UNIQUE INDEX "workspace_deletion_wanted_idx" ON "workspace_deletion" ("workspace_id") WHERE "undone_at" IS NULL;

ALTER TABLE "workspace_archive" ADD CONSTRAINT "workspace_archive_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "archive_entry" ADD CONSTRAINT "archive_entry_archive_id_fkey" FOREIGN KEY ("archive_id") REFERENCES "workspace_archive"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Whatever takes the key from the row, or the row away, removes the objects. A part that is on its way may come after it.
CREATE FUNCTION doom_archive() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  until timestamptz := CASE WHEN OLD."status" = 'ready' THEN now() ELSE now() + interval '15 minutes' END;
BEGIN
  INSERT INTO "doomed_object" ("storage_key", "multipart_id", "writable_until")
    VALUES (OLD."storage_key", CASE WHEN OLD."status" = 'ready' THEN NULL ELSE OLD."multipart_id" END, until),
           (OLD."storage_key" || '.rows', NULL, until), (OLD."storage_key" || '.manifest', NULL, until)
    ON CONFLICT ("storage_key") DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER doom_archive AFTER DELETE ON "workspace_archive" FOR EACH ROW WHEN (OLD."storage_key" IS NOT NULL)
  EXECUTE FUNCTION doom_archive();
CREATE TRIGGER doom_archive_anew AFTER UPDATE OF "storage_key" ON "workspace_archive" FOR EACH ROW
  WHEN (OLD."storage_key" IS NOT NULL AND NEW."storage_key" IS DISTINCT FROM OLD."storage_key")
  EXECUTE FUNCTION doom_archive();

-- Once words are masked or taken back, an archive that still says them ends, and one in the making begins anew.
CREATE FUNCTION outdate_archives() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "workspace_archive"
     SET "generation" = "generation" + 1, "storage_key" = NULL, "multipart_id" = NULL, "parts_done" = 0,
         "expires_at" = CASE WHEN "status" = 'ready' THEN now() END,
         "error" = CASE WHEN "status" = 'ready'
                        THEN 'Words in it were masked or taken back since. Please export everything again.' END,
         "status" = CASE WHEN "status" = 'ready' THEN 'ended' ELSE 'queued' END
   WHERE "workspace_id" = NEW."workspace_id" AND "status" IN ('queued', 'gathering', 'copying', 'ready');
  RETURN NULL;
END $$;
CREATE TRIGGER outdate_archives AFTER UPDATE OF "status" ON "mask" FOR EACH ROW
  WHEN (NEW."status" = 'masked' AND OLD."status" <> 'masked') EXECUTE FUNCTION outdate_archives();
CREATE TRIGGER outdate_archives_anew AFTER INSERT ON "mask" FOR EACH ROW
  WHEN (NEW."status" = 'masked') EXECUTE FUNCTION outdate_archives();
CREATE TRIGGER outdate_archives AFTER UPDATE OF "deleted_at" ON "participant" FOR EACH ROW
  WHEN (NEW."deleted_at" IS NOT NULL AND OLD."deleted_at" IS NULL) EXECUTE FUNCTION outdate_archives();

-- As before, but for a workspace that is going to be deleted, whose keys and connections are unknown from then on.
CREATE OR REPLACE FUNCTION bearer_of(p_hash bytea) RETURNS TABLE (
  id text, workspace_id text, user_id text, read_only boolean, last_used_at timestamptz, is_key boolean
) LANGUAGE sql STABLE AS $$
  SELECT k.id, k.workspace_id, k.user_id, k.read_only, k.last_used_at, true
    FROM api_key k JOIN workspace w ON w.id = k.workspace_id AND w.deletion_at IS NULL
   WHERE k.secret_hash = p_hash AND k.revoked_at IS NULL
  UNION ALL
  SELECT c.id, c.workspace_id, c.user_id, NOT (c.can_draft AND t.can_draft), c.last_used_at, false
    FROM oauth_token t JOIN mcp_connection c ON c.id = t.connection_id AND c.revoked_at IS NULL
    JOIN workspace w ON w.id = c.workspace_id AND w.deletion_at IS NULL
   WHERE t.token_hash = p_hash AND t.kind = 'access' AND t.expires_at > now()
$$;
