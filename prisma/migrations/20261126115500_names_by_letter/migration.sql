-- User names are compared as RFC 7643 §5 and RFC 8265 §3.3 have it, whatever the database's locale: composed (NFC) and in
-- lower case, letter by letter. "ß" is not "ss", "İ" is "i" with a dot above, and both small sigmas are one.
DO $$
DECLARE
  rules text := coalesce(
    (SELECT format(' COLLATE %I.%I', n.nspname, c.collname) FROM pg_collation c JOIN pg_namespace n ON n.oid = c.collnamespace
      WHERE c.collname IN ('pg_c_utf8', 'und-x-icu') AND c.collencoding IN (-1, 6)
      ORDER BY c.collname = 'pg_c_utf8' DESC LIMIT 1), '');
BEGIN
  EXECUTE format($f$
    CREATE FUNCTION scim_name_key(p_name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $body$
      SELECT normalize(replace(lower(replace(normalize(p_name, NFC), U&'\0130', U&'i\0307')%s), U&'\03C2', U&'\03C3'), NFC)
    $body$ $f$, rules);
END $$;

-- Names that only the new rules take for one: those of later come to be called by their id as well.
UPDATE "scim_user" s SET "user_name" = s.user_name || ' ' || s.id
  FROM (SELECT id, row_number() OVER (PARTITION BY workspace_id, scim_name_key(user_name) ORDER BY created_at, id) AS at
          FROM "scim_user") n
 WHERE n.id = s.id AND n.at > 1;
DROP INDEX "scim_user_name";
CREATE UNIQUE INDEX "scim_user_name" ON "scim_user"("workspace_id", scim_name_key("user_name"));

DO $$
DECLARE
  body text := pg_get_functiondef('scim_adopt'::regproc);
BEGIN
  ASSERT strpos(body, 'lower(o.user_name) = lower(u.email)') > 0;
  EXECUTE replace(body, 'lower(o.user_name) = lower(u.email)', 'scim_name_key(o.user_name) = scim_name_key(u.email)');
END $$;
