-- What a second filter asks for stands at the end of the index of the first: entries that do not fit are passed over in
-- the index, without a look at each of them in the table.
DROP INDEX "audit_entry_workspace_id_kind_created_at_id_action_idx";
DROP INDEX "audit_entry_workspace_id_surface_created_at_id_idx";
DROP INDEX "audit_entry_person_idx";
DROP INDEX "audit_entry_actor_idx";
CREATE INDEX "audit_entry_workspace_id_kind_created_at_id_action_surface_idx" ON "audit_entry"("workspace_id", "kind", "created_at" DESC, "id" DESC, "action", "surface");
CREATE INDEX "audit_entry_workspace_id_surface_created_at_id_kind_idx" ON "audit_entry"("workspace_id", "surface", "created_at" DESC, "id" DESC, "kind");
CREATE INDEX "audit_entry_person_idx" ON "audit_entry" ("workspace_id", "person_id", "created_at" DESC, "id" DESC, "kind", "action", "surface") WHERE "person_id" IS NOT NULL;
CREATE INDEX "audit_entry_actor_idx" ON "audit_entry" ("workspace_id", "actor_id", "created_at" DESC, "id" DESC, "kind", "action", "surface") WHERE "actor_kind" <> 'user';

-- Nothing reads by it: a check goes along the chain.
DROP INDEX "audit_entry_redacted_idx";
