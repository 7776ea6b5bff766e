CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gin;

-- CreateTable
CREATE TABLE "job" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "project_id" TEXT,
    "type" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'queued',
    "input" JSONB NOT NULL,
    "result" JSONB,
    "error" TEXT,
    "created_by_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "job_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "chat_thread" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "project_id" TEXT,
    "title" TEXT NOT NULL,
    "created_by_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "chat_thread_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "chat_message" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "thread_id" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "citations" JSONB NOT NULL DEFAULT '[]',
    "dropped_quotes" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "chat_message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "project" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "name" TEXT,
    "description" TEXT,
    "status" TEXT NOT NULL DEFAULT 'active',
    "language" TEXT,
    "is_sample" BOOLEAN NOT NULL DEFAULT false,
    "created_by_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "project_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "file" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "project_id" TEXT,
    "name" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "transcript_status" TEXT NOT NULL DEFAULT 'none',
    "error" TEXT,
    "asset_type" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "size_bytes" BIGINT NOT NULL,
    "duration_seconds" INTEGER,
    "language" TEXT,
    "storage_key" TEXT NOT NULL,
    "created_by_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "file_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "upload" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "file_id" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "completed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "upload_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "doomed_object" (
    "storage_key" TEXT NOT NULL,
    "writable_until" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "doomed_object_pkey" PRIMARY KEY ("storage_key")
);

-- CreateTable
CREATE TABLE "monthly_upload" (
    "workspace_id" TEXT NOT NULL,
    "month" DATE NOT NULL,
    "seconds" INTEGER NOT NULL,

    CONSTRAINT "monthly_upload_pkey" PRIMARY KEY ("workspace_id","month")
);

-- CreateTable
CREATE TABLE "transcript" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "file_id" TEXT NOT NULL,
    "language" TEXT,
    "source" TEXT NOT NULL,
    "segment_count" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "transcript_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "segment" (
    "workspace_id" TEXT NOT NULL,
    "file_id" TEXT NOT NULL,
    "index" INTEGER NOT NULL,
    "speaker" TEXT,
    "start_seconds" DOUBLE PRECISION,
    "end_seconds" DOUBLE PRECISION,
    "text" TEXT NOT NULL,
    "id" BIGSERIAL NOT NULL,
    "search" tsvector NOT NULL,

    CONSTRAINT "segment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user_account" (
    "id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT,
    "password_hash" TEXT,
    "verified_at" TIMESTAMPTZ(3),
    "active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "user_account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user_session" (
    "id" TEXT NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "user_id" TEXT NOT NULL,
    "workspace_id" TEXT,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sign_in_token" (
    "token_hash" BYTEA NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT,
    "workspace_name" TEXT,
    "password_hash" TEXT,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sign_in_token_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "sign_in_attempt" (
    "key" TEXT NOT NULL,
    "failures" INTEGER NOT NULL,
    "locked_until" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sign_in_attempt_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "workspace" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "plan" TEXT NOT NULL DEFAULT 'free',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "workspace_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "membership" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "membership_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "api_key" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "read_only" BOOLEAN NOT NULL,
    "secret_hash" BYTEA NOT NULL,
    "last4" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "api_key_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mail" (
    "id" TEXT NOT NULL DEFAULT gen_random_uuid(),
    "workspace_id" TEXT,
    "recipient" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "claimed_at" TIMESTAMPTZ(3),
    "sent_at" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "error" TEXT,

    CONSTRAINT "mail_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE UNLOGGED TABLE "request_minute" (
    "key" TEXT NOT NULL,
    "base_second" BIGINT NOT NULL,
    "counts" INTEGER[],

    CONSTRAINT "request_minute_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "monthly_calls" (
    "workspace_id" TEXT NOT NULL,
    "month" DATE NOT NULL,
    "calls" INTEGER NOT NULL,

    CONSTRAINT "monthly_calls_pkey" PRIMARY KEY ("workspace_id","month")
);

-- CreateTable
CREATE TABLE "request_log" (
    "id" BIGSERIAL NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "key_id" TEXT,
    "surface" TEXT NOT NULL,
    "method" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "status" INTEGER NOT NULL,
    "duration_ms" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "request_log_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency_key" (
    "workspace_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "operation" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "fingerprint" BYTEA NOT NULL,
    "status" INTEGER NOT NULL,
    "body" TEXT NOT NULL,
    "location" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_key_pkey" PRIMARY KEY ("workspace_id","user_id","operation","key")
);

-- CreateTable
CREATE TABLE "audit_entry" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "actor_kind" TEXT NOT NULL,
    "actor_id" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "target_id" TEXT,
    "details" JSONB NOT NULL,
    "request_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outbox_event" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "resource_id" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "dispatched_at" TIMESTAMPTZ(3),

    CONSTRAINT "outbox_event_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "job_workspace_id_created_at_id_idx" ON "job"("workspace_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "job_project_id_idx" ON "job"("project_id");

-- CreateIndex
CREATE INDEX "chat_thread_workspace_id_created_at_id_idx" ON "chat_thread"("workspace_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "chat_thread_project_id_idx" ON "chat_thread"("project_id");

-- CreateIndex
CREATE INDEX "chat_message_thread_id_created_at_id_idx" ON "chat_message"("thread_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "project_workspace_id_created_at_id_idx" ON "project"("workspace_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "file_storage_key_key" ON "file"("storage_key");

-- CreateIndex
CREATE INDEX "file_workspace_id_created_at_id_idx" ON "file"("workspace_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "file_project_id_created_at_id_idx" ON "file"("project_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "upload_file_id_key" ON "upload"("file_id");

-- CreateIndex
CREATE INDEX "upload_expires_at_idx" ON "upload"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "transcript_file_id_key" ON "transcript"("file_id");

-- CreateIndex
CREATE INDEX "segment_workspace_id_id_idx" ON "segment"("workspace_id", "id" DESC);

-- CreateIndex
CREATE INDEX "segment_workspace_id_search_idx" ON "segment" USING GIN ("workspace_id" text_ops, "search" tsvector_ops) WITH (fastupdate = off);

-- CreateIndex
CREATE INDEX "segment_workspace_id_text_idx" ON "segment" USING GIN ("workspace_id" text_ops, "text" gin_trgm_ops) WITH (fastupdate = off);

-- CreateIndex
CREATE UNIQUE INDEX "segment_file_id_index_key" ON "segment"("file_id", "index");

-- CreateIndex
CREATE UNIQUE INDEX "user_account_email_key" ON "user_account"("email");

-- CreateIndex
CREATE UNIQUE INDEX "user_session_token_hash_key" ON "user_session"("token_hash");

-- CreateIndex
CREATE INDEX "user_session_user_id_idx" ON "user_session"("user_id");

-- CreateIndex
CREATE INDEX "user_session_expires_at_idx" ON "user_session"("expires_at");

-- CreateIndex
CREATE INDEX "sign_in_token_email_idx" ON "sign_in_token"("email");

-- CreateIndex
CREATE INDEX "sign_in_token_expires_at_idx" ON "sign_in_token"("expires_at");

-- CreateIndex
CREATE INDEX "sign_in_attempt_updated_at_idx" ON "sign_in_attempt"("updated_at");

-- CreateIndex
CREATE INDEX "membership_user_id_idx" ON "membership"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "membership_workspace_id_user_id_key" ON "membership"("workspace_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "api_key_secret_hash_key" ON "api_key"("secret_hash");

-- CreateIndex
CREATE INDEX "api_key_workspace_id_created_at_id_idx" ON "api_key"("workspace_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "api_key_user_id_idx" ON "api_key"("user_id");

-- CreateIndex
CREATE INDEX "mail_recipient_created_at_idx" ON "mail"("recipient", "created_at" DESC);

-- CreateIndex
CREATE INDEX "request_log_workspace_id_user_id_created_at_idx" ON "request_log"("workspace_id", "user_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "request_log_created_at_idx" ON "request_log"("created_at");

-- CreateIndex
CREATE INDEX "idempotency_key_created_at_idx" ON "idempotency_key"("created_at");

-- CreateIndex
CREATE INDEX "audit_entry_workspace_id_created_at_id_idx" ON "audit_entry"("workspace_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "outbox_event_workspace_id_created_at_id_idx" ON "outbox_event"("workspace_id", "created_at" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "job" ADD CONSTRAINT "job_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_thread" ADD CONSTRAINT "chat_thread_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_thread_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "chat_thread"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "project" ADD CONSTRAINT "project_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "file" ADD CONSTRAINT "file_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "file" ADD CONSTRAINT "file_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "upload" ADD CONSTRAINT "upload_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "file"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "transcript" ADD CONSTRAINT "transcript_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "file"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "segment" ADD CONSTRAINT "segment_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "transcript"("file_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_session" ADD CONSTRAINT "user_session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "membership" ADD CONSTRAINT "membership_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "membership" ADD CONSTRAINT "membership_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema cannot say.

ALTER TABLE "user_account" ADD CONSTRAINT "user_account_email_lower" CHECK ("email" = lower("email"));
ALTER TABLE "workspace" ADD CONSTRAINT "workspace_plan" CHECK ("plan" IN ('free', 'pro', 'team', 'scale'));
ALTER TABLE "membership" ADD CONSTRAINT "membership_role" CHECK ("role" IN ('admin', 'member', 'observer', 'participant'));
ALTER TABLE "file" ADD CONSTRAINT "file_status" CHECK ("status" IN ('uploading', 'processing', 'ready', 'failed'));
ALTER TABLE "file" ADD CONSTRAINT "file_transcript_status" CHECK ("transcript_status" IN ('none', 'pending', 'ready', 'needed'));
ALTER TABLE "job" ADD CONSTRAINT "job_status" CHECK ("status" IN ('queued', 'running', 'succeeded', 'failed'));

ALTER TABLE "request_minute" SET (fillfactor = 50);
ALTER TABLE "monthly_calls" SET (fillfactor = 50);

CREATE INDEX "outbox_event_waiting_idx" ON "outbox_event" ("created_at") WHERE "dispatched_at" IS NULL;
CREATE INDEX "mail_waiting_idx" ON "mail" ("created_at") WHERE "sent_at" IS NULL;
CREATE INDEX "project_name_idx" ON "project" USING GIN ((coalesce("name", '') || ' ' || coalesce("description", '')) gin_trgm_ops);
CREATE INDEX "file_name_idx" ON "file" USING GIN ((lower("name")) gin_trgm_ops);

-- Looks API keys up and takes a call each from their rolling minutes and, when metered, from their workspaces' months:
-- one round trip for all calls of a process that wait at the moment, exact over any number of processes. Months are
-- locked before keys, and each in order, or callers deadlock. A refused call writes nothing. 61 one-second counters
-- bound every 60 s span; only the database's clock counts.
CREATE FUNCTION admit_api_keys(
  p_secret_hashes bytea[], p_writes boolean[], p_metered boolean[], p_minute_limit integer, p_month_limits jsonb
) RETURNS TABLE (
  call integer, verdict text, key_id text, workspace_id text, user_id text, role text, plan text, read_only boolean,
  minute_remaining integer, minute_resets_in integer, month_remaining integer
) LANGUAGE plpgsql AS $$
DECLARE
  asked record;
  this_month date := date_trunc('month', clock_timestamp() AT TIME ZONE 'UTC')::date;
  base bigint;
  this_second bigint;
  slots integer[];
  shift integer;
  used integer;
BEGIN
  -- Counters may lag behind a database crash by under a second, always in the caller's favour.
  PERFORM set_config('synchronous_commit', 'off', true);

  IF true = ANY (p_metered) THEN
    INSERT INTO monthly_calls AS c
      SELECT DISTINCT k.workspace_id, this_month, 0
        FROM unnest(p_secret_hashes, p_metered) AS a(hash, metered)
        JOIN api_key k ON k.secret_hash = a.hash AND a.metered AND k.revoked_at IS NULL
        JOIN workspace w ON w.id = k.workspace_id AND w.plan <> 'free'
       WHERE NOT EXISTS (SELECT 1 FROM monthly_calls m WHERE m.workspace_id = k.workspace_id AND m.month = this_month)
       ORDER BY 1
      ON CONFLICT DO NOTHING;
    PERFORM 1 FROM monthly_calls c
      WHERE c.month = this_month AND c.workspace_id IN (
        SELECT k.workspace_id FROM unnest(p_secret_hashes, p_metered) AS a(hash, metered)
          JOIN api_key k ON k.secret_hash = a.hash AND a.metered)
      ORDER BY c.workspace_id FOR UPDATE;
  END IF;

  FOR asked IN
    SELECT a.call, a.writes, a.metered, k.id, k.workspace_id, k.user_id, k.read_only, k.last_used_at, m.role, w.plan
      FROM unnest(p_secret_hashes, p_writes, p_metered) WITH ORDINALITY AS a(hash, writes, metered, call)
      LEFT JOIN (api_key k
        JOIN membership m ON m.workspace_id = k.workspace_id AND m.user_id = k.user_id AND m.active
        JOIN user_account u ON u.id = k.user_id AND u.active
        JOIN workspace w ON w.id = k.workspace_id
      ) ON k.secret_hash = a.hash AND k.revoked_at IS NULL
     ORDER BY k.id, a.call
  LOOP
    call := asked.call;
    key_id := asked.id;
    workspace_id := asked.workspace_id;
    user_id := asked.user_id;
    role := asked.role;
    plan := asked.plan;
    read_only := asked.read_only;
    minute_remaining := NULL;
    minute_resets_in := NULL;
    month_remaining := NULL;
    verdict := CASE
      WHEN asked.id IS NULL THEN 'unknown'
      WHEN asked.plan = 'free' OR asked.role = 'participant' THEN 'plan'
    END;
    IF verdict IS NOT NULL THEN
      RETURN NEXT;
      CONTINUE;
    END IF;

    IF asked.metered THEN
      SELECT greatest(0, (p_month_limits ->> asked.plan)::integer - c.calls) INTO month_remaining
        FROM monthly_calls c WHERE c.workspace_id = asked.workspace_id AND c.month = this_month;
    END IF;

    SELECT r.base_second, r.counts INTO base, slots FROM request_minute r WHERE r.key = asked.id FOR UPDATE;
    IF NOT FOUND THEN
      INSERT INTO request_minute
        VALUES (asked.id, floor(extract(epoch FROM clock_timestamp())), array_fill(0, ARRAY[61]))
        ON CONFLICT DO NOTHING;
      SELECT r.base_second, r.counts INTO base, slots FROM request_minute r WHERE r.key = asked.id FOR UPDATE;
    END IF;
    this_second := floor(extract(epoch FROM clock_timestamp()));
    shift := least(61, greatest(0, this_second - base));
    IF shift >= 61 THEN
      slots := array_fill(0, ARRAY[61]);
    ELSIF shift > 0 THEN
      slots := slots[shift + 1:61] || array_fill(0, ARRAY[shift]);
    END IF;
    base := greatest(base, this_second);
    SELECT coalesce(sum(v), 0), coalesce(min(i) FILTER (WHERE v > 0), 61) INTO used, minute_resets_in
      FROM unnest(slots) WITH ORDINALITY AS s(v, i);
    minute_remaining := greatest(0, p_minute_limit - used);

    verdict := CASE
      WHEN asked.writes AND asked.read_only THEN 'read_only'
      WHEN asked.writes AND asked.role = 'observer' THEN 'observer'
      WHEN minute_remaining = 0 THEN 'minute'
      WHEN month_remaining = 0 THEN 'month'
      ELSE 'admitted'
    END;
    IF verdict = 'admitted' THEN
      slots[61] := slots[61] + 1;
      UPDATE request_minute r SET base_second = base, counts = slots WHERE r.key = asked.id;
      minute_remaining := minute_remaining - 1;
      IF asked.metered THEN
        UPDATE monthly_calls c SET calls = c.calls + 1
         WHERE c.workspace_id = asked.workspace_id AND c.month = this_month;
        month_remaining := month_remaining - 1;
      END IF;
      IF asked.last_used_at IS NULL OR asked.last_used_at < now() - interval '1 minute' THEN
        UPDATE api_key k SET last_used_at = now() WHERE k.id = asked.id;
      END IF;
    END IF;
    RETURN NEXT;
  END LOOP;
END $$;

-- Claims an idempotency key in the caller's transaction. No row: the key is ours, and the answer is stored with the
-- change. A row: the stored first answer. While another transaction holds the key this waits, for five seconds at most
-- (then SQLSTATE 55P03). A lock instead of a row: nothing has to be written twice.
CREATE FUNCTION claim_idempotency_key(
  p_workspace_id text, p_user_id text, p_operation text, p_key text, p_fingerprint bytea
) RETURNS TABLE (same boolean, status integer, body text, location text) LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('lock_timeout', '5s', true);
  PERFORM pg_advisory_xact_lock(hashtextextended(concat_ws(E'\n', p_workspace_id, p_user_id, p_operation, p_key), 1));
  PERFORM set_config('lock_timeout', '0', true);
  DELETE FROM idempotency_key i
    WHERE i.workspace_id = p_workspace_id AND i.user_id = p_user_id AND i.operation = p_operation AND i.key = p_key
      AND i.created_at < now() - interval '24 hours';
  RETURN QUERY SELECT i.fingerprint = p_fingerprint, i.status, i.body, i.location FROM idempotency_key i
    WHERE i.workspace_id = p_workspace_id AND i.user_id = p_user_id AND i.operation = p_operation AND i.key = p_key;
END $$;
