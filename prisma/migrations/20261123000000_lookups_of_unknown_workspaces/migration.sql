-- Of a workspace that came after the last ANALYZE, statistics say that it has next to nothing, since they know what the
-- others have. PostgreSQL then read all people of the workspace to find one by id or name, which made a first sync of
-- ten thousand people slower with each of them. Without statistics of these columns it takes a workspace (a group) for a
-- share of the table, as it takes any other, and goes by the whole key.
ALTER TABLE "scim_user" ALTER COLUMN "workspace_id" SET STATISTICS 0;
ALTER TABLE "membership" ALTER COLUMN "workspace_id" SET STATISTICS 0;
ALTER TABLE "member_invitation" ALTER COLUMN "workspace_id" SET STATISTICS 0;
ALTER TABLE "scim_group_member" ALTER COLUMN "group_id" SET STATISTICS 0;

-- What is known of a column would stay for good once nothing more is gathered. The type is what it was: no row is written
-- anew and no index built, but what was known is dropped.
ALTER TABLE "scim_user" ALTER COLUMN "workspace_id" TYPE text;
ALTER TABLE "membership" ALTER COLUMN "workspace_id" TYPE text;
ALTER TABLE "member_invitation" ALTER COLUMN "workspace_id" TYPE text;
ALTER TABLE "scim_group_member" ALTER COLUMN "group_id" TYPE text;
