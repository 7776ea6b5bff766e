-- Whatever deletes a file, its stored bytes are listed for removal with the row: also those of an upload that began while
-- its session, project or workspace was being deleted. Before the deletion, since afterwards its upload is gone, too.
-- A link can write until it expires; a part on its way, a join or a copy under way ends within an hour.
CREATE FUNCTION doom_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "doomed_object" ("storage_key", "multipart_id", "writable_until")
  SELECT OLD."storage_key", u."multipart_id",
         CASE WHEN u."multipart_id" IS NULL THEN coalesce(u."expires_at", now()) ELSE now() + interval '1 hour' END
    FROM (VALUES (OLD."id")) f(id)
    LEFT JOIN "upload" u ON u."file_id" = f.id AND (u."completed_at" IS NULL
          OR (u."multipart_id" IS NOT NULL AND u."completed_at" > now() - interval '1 hour'))
   UNION ALL
  SELECT unnest(u."copy_keys"), NULL, now() + interval '1 hour' FROM "upload" u WHERE u."file_id" = OLD."id"
      ON CONFLICT ("storage_key") DO NOTHING;
  RETURN OLD;
END $$;
CREATE TRIGGER doom_file BEFORE DELETE ON "file" FOR EACH ROW EXECUTE FUNCTION doom_file();
