-- A link is checked when a PUT begins, and a large file may be on its way for long after that: what arrived once the
-- link had expired stayed in the store, without a file. As for parts and copies, it is waited for an hour.
CREATE OR REPLACE FUNCTION doom_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "doomed_object" ("storage_key", "multipart_id", "writable_until")
  SELECT OLD."storage_key", u."multipart_id",
         CASE WHEN u."multipart_id" IS NULL THEN coalesce(greatest(u."expires_at", now()) + interval '1 hour', now())
              ELSE now() + interval '1 hour' END
    FROM (VALUES (OLD."id")) f(id)
    LEFT JOIN "upload" u ON u."file_id" = f.id AND (u."completed_at" IS NULL
          OR (u."multipart_id" IS NOT NULL AND u."completed_at" > now() - interval '1 hour'))
   UNION ALL
  SELECT unnest(u."copy_keys"), NULL, now() + interval '1 hour' FROM "upload" u WHERE u."file_id" = OLD."id"
      ON CONFLICT ("storage_key") DO NOTHING;
  RETURN OLD;
END $$;
