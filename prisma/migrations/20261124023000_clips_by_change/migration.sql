-- A search for one or two letters, which no index of triples finds, reads the newest until it has as many as it ranks.
CREATE INDEX "clip_workspace_id_updated_at_idx" ON "clip" ("workspace_id", "updated_at" DESC);
