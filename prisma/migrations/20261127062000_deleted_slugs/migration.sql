-- A link by slug to a study that was deleted.
CREATE INDEX "audit_entry_deleted_slug_idx" ON "audit_entry" ("workspace_id", ("details"->>'slug'))
  WHERE "action" = 'study.deleted';
