-- The authorization server of MCP. Every secret is kept as its SHA-256 alone.
CREATE TABLE "oauth_client" (
    "id" TEXT NOT NULL,
    "metadata_url" TEXT,
    "fresh_until" TIMESTAMPTZ(3),
    "name" TEXT,
    "redirect_uris" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "oauth_client_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "authorization_request" (
    "id_hash" BYTEA NOT NULL,
    "browser_hash" BYTEA NOT NULL,
    "client_id" TEXT NOT NULL,
    "redirect_uri" TEXT NOT NULL,
    "state" TEXT,
    "wants_draft" BOOLEAN NOT NULL,
    "code_challenge" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "authorization_request_pkey" PRIMARY KEY ("id_hash")
);

CREATE TABLE "authorization_code" (
    "code_hash" BYTEA NOT NULL,
    "client_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "can_draft" BOOLEAN NOT NULL,
    "redirect_uri" TEXT NOT NULL,
    "code_challenge" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "connection_id" TEXT,

    CONSTRAINT "authorization_code_pkey" PRIMARY KEY ("code_hash")
);

CREATE TABLE "mcp_connection" (
    "id" TEXT NOT NULL,
    "client_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "redirect_uri" TEXT NOT NULL,
    "can_draft" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "mcp_connection_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "oauth_token" (
    "token_hash" BYTEA NOT NULL,
    "connection_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "can_draft" BOOLEAN NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "oauth_token_pkey" PRIMARY KEY ("token_hash")
);

CREATE UNLOGGED TABLE "oauth_minute" (
    "key" TEXT NOT NULL,
    "minute" TIMESTAMPTZ(3) NOT NULL,
    "calls" INTEGER NOT NULL,

    CONSTRAINT "oauth_minute_pkey" PRIMARY KEY ("key")
);

CREATE UNIQUE INDEX "oauth_client_metadata_url_key" ON "oauth_client"("metadata_url");
CREATE INDEX "oauth_client_created_at_idx" ON "oauth_client"("created_at");
CREATE INDEX "authorization_request_client_id_idx" ON "authorization_request"("client_id");
CREATE INDEX "authorization_request_expires_at_idx" ON "authorization_request"("expires_at");
CREATE INDEX "authorization_code_client_id_idx" ON "authorization_code"("client_id");
CREATE INDEX "authorization_code_user_id_idx" ON "authorization_code"("user_id");
CREATE INDEX "authorization_code_workspace_id_idx" ON "authorization_code"("workspace_id");
CREATE INDEX "authorization_code_connection_id_idx" ON "authorization_code"("connection_id");
CREATE INDEX "authorization_code_expires_at_idx" ON "authorization_code"("expires_at");
CREATE INDEX "mcp_connection_workspace_id_created_at_id_idx" ON "mcp_connection"("workspace_id", "created_at" DESC, "id" DESC);
CREATE INDEX "mcp_connection_user_id_idx" ON "mcp_connection"("user_id");
CREATE INDEX "mcp_connection_client_id_idx" ON "mcp_connection"("client_id");
CREATE INDEX "mcp_connection_expires_at_idx" ON "mcp_connection"("expires_at");
CREATE INDEX "oauth_token_connection_id_idx" ON "oauth_token"("connection_id");
CREATE INDEX "oauth_token_expires_at_idx" ON "oauth_token"("expires_at");
CREATE INDEX "oauth_minute_minute_idx" ON "oauth_minute"("minute");

ALTER TABLE "authorization_request" ADD CONSTRAINT "authorization_request_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "oauth_client"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "authorization_code" ADD CONSTRAINT "authorization_code_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "oauth_client"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "authorization_code" ADD CONSTRAINT "authorization_code_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "authorization_code" ADD CONSTRAINT "authorization_code_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "authorization_code" ADD CONSTRAINT "authorization_code_connection_id_fkey" FOREIGN KEY ("connection_id") REFERENCES "mcp_connection"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "mcp_connection" ADD CONSTRAINT "mcp_connection_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "oauth_client"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "mcp_connection" ADD CONSTRAINT "mcp_connection_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "mcp_connection" ADD CONSTRAINT "mcp_connection_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "oauth_token" ADD CONSTRAINT "oauth_token_connection_id_fkey" FOREIGN KEY ("connection_id") REFERENCES "mcp_connection"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What carries a bearer secret: an API key, or the connection of an access token. Inlined where it is called.
CREATE FUNCTION bearer_of(p_hash bytea) RETURNS TABLE (
  id text, workspace_id text, user_id text, read_only boolean, last_used_at timestamptz, is_key boolean
) LANGUAGE sql STABLE AS $$
  SELECT k.id, k.workspace_id, k.user_id, k.read_only, k.last_used_at, true
    FROM api_key k WHERE k.secret_hash = p_hash AND k.revoked_at IS NULL
  UNION ALL
  SELECT c.id, c.workspace_id, c.user_id, NOT (c.can_draft AND t.can_draft), c.last_used_at, false
    FROM oauth_token t JOIN mcp_connection c ON c.id = t.connection_id AND c.revoked_at IS NULL
   WHERE t.token_hash = p_hash AND t.kind = 'access' AND t.expires_at > now()
$$;

-- The admission of the foundation, for keys and connections alike: look-up, rolling minute and monthly calls, in one
-- round trip for all calls of a process that wait at the moment, exact over any number of processes. Months are locked
-- before minutes, and each in order, or callers deadlock. A refused call writes nothing. 61 one-second counters bound
-- every 60 s span; only the database's clock counts.
DROP FUNCTION admit_api_keys(bytea[], boolean[], boolean[], integer, jsonb);
CREATE FUNCTION admit_bearers(
  p_secret_hashes bytea[], p_writes boolean[], p_metered boolean[], p_minute_limit integer, p_month_limits jsonb
) RETURNS TABLE (
  call integer, verdict text, bearer_id text, workspace_id text, user_id text, role text, plan text, read_only boolean,
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
      SELECT DISTINCT b.workspace_id, this_month, 0
        FROM unnest(p_secret_hashes, p_metered) AS a(hash, metered)
       CROSS JOIN LATERAL bearer_of(a.hash) b
        JOIN workspace w ON w.id = b.workspace_id AND w.plan <> 'free'
       WHERE a.metered AND NOT EXISTS (
         SELECT 1 FROM monthly_calls m WHERE m.workspace_id = b.workspace_id AND m.month = this_month)
       ORDER BY 1
      ON CONFLICT DO NOTHING;
    PERFORM 1 FROM monthly_calls c
      WHERE c.month = this_month AND c.workspace_id IN (
        SELECT b.workspace_id FROM unnest(p_secret_hashes, p_metered) AS a(hash, metered)
         CROSS JOIN LATERAL bearer_of(a.hash) b WHERE a.metered)
      ORDER BY c.workspace_id FOR UPDATE;
  END IF;

  FOR asked IN
    SELECT a.call, a.writes, a.metered, b.*
      FROM unnest(p_secret_hashes, p_writes, p_metered) WITH ORDINALITY AS a(hash, writes, metered, call)
      LEFT JOIN LATERAL (
        SELECT f.*, m.role, w.plan FROM bearer_of(a.hash) f
          JOIN membership m ON m.workspace_id = f.workspace_id AND m.user_id = f.user_id AND m.active
          JOIN user_account u ON u.id = f.user_id AND u.active
          JOIN workspace w ON w.id = f.workspace_id
      ) b ON true
     ORDER BY b.id, a.call
  LOOP
    call := asked.call;
    bearer_id := asked.id;
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
        IF asked.is_key THEN
          UPDATE api_key k SET last_used_at = now() WHERE k.id = asked.id;
        ELSE
          UPDATE mcp_connection c SET last_used_at = now() WHERE c.id = asked.id;
        END IF;
      END IF;
    END IF;
    RETURN NEXT;
  END LOOP;
END $$;
