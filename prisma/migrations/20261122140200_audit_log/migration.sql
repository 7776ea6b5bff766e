-- AlterTable
ALTER TABLE "audit_entry" ADD COLUMN     "actor_name" TEXT,
ADD COLUMN     "address" TEXT,
ADD COLUMN     "changes" JSONB,
ADD COLUMN     "digest" BYTEA,
ADD COLUMN     "hash" BYTEA,
ADD COLUMN     "kind" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "name" TEXT,
ADD COLUMN     "person_id" TEXT,
ADD COLUMN     "redacted_at" TIMESTAMPTZ(3),
ADD COLUMN     "salt" BYTEA,
ADD COLUMN     "sequence" BIGINT,
ADD COLUMN     "surface" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "user_agent" TEXT,
ADD COLUMN     "via" TEXT;

-- CreateTable
CREATE TABLE "audit_head" (
    "workspace_id" TEXT NOT NULL,
    "sequence" BIGINT NOT NULL,
    "hash" BYTEA NOT NULL,
    "sealed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_head_pkey" PRIMARY KEY ("workspace_id")
);

-- What the entries so far can still be told of.
UPDATE "audit_entry" e SET "kind" = split_part(e."action", '.', 1), "person_id" = CASE e."actor_kind"
  WHEN 'user' THEN e."actor_id"
  WHEN 'apiKey' THEN (SELECT k."user_id" FROM "api_key" k WHERE k."id" = e."actor_id")
  WHEN 'mcp' THEN (SELECT c."user_id" FROM "mcp_connection" c WHERE c."id" = e."actor_id") END;

-- CreateIndex
CREATE INDEX "audit_entry_workspace_id_kind_created_at_id_action_idx" ON "audit_entry"("workspace_id", "kind", "created_at" DESC, "id" DESC, "action");

-- CreateIndex
CREATE INDEX "audit_entry_workspace_id_target_id_created_at_id_idx" ON "audit_entry"("workspace_id", "target_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_entry_workspace_id_surface_created_at_id_idx" ON "audit_entry"("workspace_id", "surface", "created_at" DESC, "id" DESC);

-- Indexes of a part of the rows, which the schema can't say.
CREATE INDEX "audit_entry_person_idx" ON "audit_entry" ("workspace_id", "person_id", "created_at" DESC, "id" DESC) WHERE "person_id" IS NOT NULL;
CREATE INDEX "audit_entry_actor_idx" ON "audit_entry" ("workspace_id", "actor_id", "created_at" DESC, "id" DESC) WHERE "actor_kind" <> 'user';
CREATE INDEX "audit_entry_waiting_idx" ON "audit_entry" ("workspace_id", "created_at", "id") WHERE "sequence" IS NULL;
CREATE UNIQUE INDEX "audit_entry_sequence_idx" ON "audit_entry" ("workspace_id", "sequence") WHERE "sequence" IS NOT NULL;
CREATE INDEX "audit_entry_redacted_idx" ON "audit_entry" ("workspace_id") WHERE "redacted_at" IS NOT NULL;
CREATE INDEX "audit_entry_words_idx" ON "audit_entry" ("workspace_id", "id") WHERE "name" IS NOT NULL OR "changes" IS NOT NULL;

-- An entry of the chain can lose its content, and then says when; nothing else of it changes. Not so that nobody can
-- (whoever owns the database can switch this off, and the chain shows it), but so that nobody does by mistake.
CREATE FUNCTION audit_entry_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.workspace_id, NEW.actor_kind, NEW.actor_id, NEW.person_id, NEW.via, NEW.surface, NEW.action, NEW.kind,
      NEW.target_id, NEW.request_id, NEW.created_at, NEW.sequence, NEW.digest, NEW.hash)
     IS DISTINCT FROM
     (OLD.id, OLD.workspace_id, OLD.actor_kind, OLD.actor_id, OLD.person_id, OLD.via, OLD.surface, OLD.action, OLD.kind,
      OLD.target_id, OLD.request_id, OLD.created_at, OLD.sequence, OLD.digest, OLD.hash)
  THEN
    RAISE EXCEPTION 'an entry of the audit log can only be redacted';
  END IF;
  NEW.salt := NULL;
  NEW.redacted_at := now();
  RETURN NEW;
END $$;
CREATE TRIGGER audit_entry_guard BEFORE UPDATE ON "audit_entry" FOR EACH ROW
  WHEN (OLD.sequence IS NOT NULL) EXECUTE FUNCTION audit_entry_guard();
