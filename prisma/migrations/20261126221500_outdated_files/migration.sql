-- What was withdrawn or masked could be downloaded by links made before until its export expired, up to twenty minutes.
CREATE TRIGGER doom_failed_export AFTER UPDATE OF "status" ON "export" FOR EACH ROW
  WHEN (NEW."status" = 'failed' AND OLD."status" <> 'failed' AND OLD."storage_key" IS NOT NULL)
  EXECUTE FUNCTION doom_export();
