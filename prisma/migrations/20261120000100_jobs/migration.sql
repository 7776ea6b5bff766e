-- What the embedded job server keeps. A schema of its own, so that Prisma neither models nor compares it.
-- Values of functions are json, not jsonb: jsonb refuses \u0000, which a transcript may well contain.
CREATE SCHEMA IF NOT EXISTS jobs;

-- Seen event ids, so that an event sent twice within 24 hours starts its functions once.
CREATE TABLE jobs.event (
    "id" TEXT PRIMARY KEY,
    "dedupe_key" TEXT NOT NULL UNIQUE,
    "name" TEXT NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX event_received_at_idx ON jobs.event ("received_at");

CREATE TABLE jobs.run (
    "id" TEXT PRIMARY KEY,
    "function_id" TEXT NOT NULL,
    "event" JSON NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'running' CHECK ("status" IN ('running', 'succeeded', 'failed', 'cancelled')),
    "output" JSON,
    "idempotency_key" TEXT,
    "concurrency_key" TEXT,
    "parent_run_id" TEXT,
    "parent_step_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3)
);
CREATE UNIQUE INDEX run_idempotency_idx ON jobs.run ("function_id", "idempotency_key") WHERE "idempotency_key" IS NOT NULL;
CREATE UNIQUE INDEX run_parent_idx ON jobs.run ("parent_run_id", "parent_step_id") WHERE "parent_run_id" IS NOT NULL;
CREATE INDEX run_running_idx ON jobs.run ("function_id") WHERE "status" = 'running';
CREATE INDEX run_keyed_idx ON jobs.run ("created_at") WHERE "idempotency_key" IS NOT NULL;
CREATE INDEX run_ended_at_idx ON jobs.run ("ended_at") WHERE "ended_at" IS NOT NULL;

-- Results of finished steps, replayed to the function each time it is called.
CREATE TABLE jobs.step (
    "run_id" TEXT NOT NULL REFERENCES jobs.run ON DELETE CASCADE,
    "id" TEXT NOT NULL,
    "position" BIGINT GENERATED ALWAYS AS IDENTITY,
    "kind" TEXT NOT NULL CHECK ("kind" IN ('data', 'error')),
    "value" JSON NOT NULL,
    PRIMARY KEY ("run_id", "id")
);

-- Work to do. "ready_at" is when the task may be taken: its due time, or the end of the lease while one holds it.
CREATE TABLE jobs.task (
    "id" BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    "run_id" TEXT NOT NULL REFERENCES jobs.run ON DELETE CASCADE,
    "step_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL CHECK ("kind" IN ('run', 'step', 'timer')),
    "function_id" TEXT NOT NULL,
    "concurrency_key" TEXT,
    "ready_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lease_token" UUID,
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "lost_leases" INTEGER NOT NULL DEFAULT 0,
    "stale" BOOLEAN NOT NULL DEFAULT FALSE,
    "timeout_error" JSON,
    UNIQUE ("run_id", "step_id")
);
CREATE INDEX task_ready_at_idx ON jobs.task ("ready_at");
CREATE INDEX task_leased_idx ON jobs.task ("function_id", "concurrency_key") WHERE "lease_token" IS NOT NULL;

CREATE TABLE jobs.wait (
    "run_id" TEXT NOT NULL REFERENCES jobs.run ON DELETE CASCADE,
    "step_id" TEXT NOT NULL,
    "event_name" TEXT NOT NULL,
    "expression" TEXT,
    PRIMARY KEY ("run_id", "step_id")
);
CREATE INDEX wait_event_name_idx ON jobs.wait ("event_name");

CREATE TABLE jobs.cron (
    "function_id" TEXT NOT NULL,
    "expression" TEXT NOT NULL,
    "next_at" TIMESTAMPTZ(3) NOT NULL,
    PRIMARY KEY ("function_id", "expression")
);
