-- Notes which transaction wrote to which table: tests hold it against the audit log. A statement that touched no row is
-- not noted.
CREATE SCHEMA watch;
CREATE UNLOGGED TABLE watch.write (
  at bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, xid xid8, name text, act text, query text
);
CREATE INDEX ON watch.write (xid) WHERE name = 'audit_entry' AND act = 'INSERT';
CREATE FUNCTION watch.note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM changed) THEN
    INSERT INTO watch.write (xid, name, act, query)
    VALUES (pg_current_xact_id(), TG_TABLE_NAME, TG_OP, left(current_query(), 2000));
  END IF;
  RETURN NULL;
END $$;
DO $$
DECLARE t text;
BEGIN
  FOR t IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND left(tablename, 1) <> '_' LOOP
    EXECUTE format('CREATE TRIGGER watch_i AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION watch.note()', t);
    EXECUTE format('CREATE TRIGGER watch_u AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION watch.note()', t);
    EXECUTE format('CREATE TRIGGER watch_d AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION watch.note()', t);
  END LOOP;
END $$;
