CREATE TABLE "scim_directory" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "enabled" BOOLEAN NOT NULL DEFAULT true,
    "token_hash" BYTEA,
    "token_last4" TEXT,
    "token_created_at" TIMESTAMPTZ(3),
    "default_role" TEXT NOT NULL DEFAULT 'member',
    "provider_name" TEXT,
    "last_sync_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "scim_directory_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "scim_directory_default_role_check" CHECK ("default_role" IN ('admin', 'member', 'observer'))
);

CREATE TABLE "scim_user" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "membership_id" TEXT,
    "user_name" TEXT NOT NULL,
    "external_id" TEXT,
    "email" TEXT NOT NULL,
    "display_name" TEXT,
    "addresses" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "attributes" JSONB NOT NULL DEFAULT '{}',
    "role" TEXT,
    "provisioned_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "scim_user_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "scim_user_role_check" CHECK ("role" IN ('admin', 'member', 'observer'))
);

CREATE TABLE "scim_group" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "display_name" TEXT NOT NULL,
    "external_id" TEXT,
    "pushed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "scim_group_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "scim_group_role_check" CHECK ("role" IN ('admin', 'member', 'observer'))
);

CREATE TABLE "scim_group_member" (
    "group_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,

    CONSTRAINT "scim_group_member_pkey" PRIMARY KEY ("group_id","user_id")
);

CREATE TABLE "scim_error" (
    "id" BIGSERIAL NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "method" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "status" INTEGER NOT NULL,
    "scim_type" TEXT,
    "detail" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "scim_error_pkey" PRIMARY KEY ("id")
);

CREATE UNLOGGED TABLE "scim_minute" (
    "directory_id" TEXT NOT NULL,
    "minute" TIMESTAMPTZ(3) NOT NULL,
    "calls" INTEGER NOT NULL,

    CONSTRAINT "scim_minute_pkey" PRIMARY KEY ("directory_id")
);

CREATE UNIQUE INDEX "scim_directory_workspace_id_key" ON "scim_directory"("workspace_id");
CREATE UNIQUE INDEX "scim_directory_token_hash_key" ON "scim_directory"("token_hash");
CREATE UNIQUE INDEX "scim_user_membership_id_key" ON "scim_user"("membership_id");
CREATE INDEX "scim_user_workspace_id_created_at_id_idx" ON "scim_user"("workspace_id", "created_at", "id");
CREATE INDEX "scim_user_workspace_id_external_id_idx" ON "scim_user"("workspace_id", "external_id");
CREATE INDEX "scim_user_workspace_id_email_idx" ON "scim_user"("workspace_id", "email");
CREATE INDEX "scim_user_addresses_idx" ON "scim_user" USING GIN ("addresses");
CREATE UNIQUE INDEX "scim_group_workspace_id_role_key" ON "scim_group"("workspace_id", "role");
CREATE INDEX "scim_group_member_user_id_idx" ON "scim_group_member"("user_id");
CREATE INDEX "scim_error_workspace_id_id_idx" ON "scim_error"("workspace_id", "id" DESC);

-- Names are compared without regard to letter case (RFC 7643 §4.1.1: caseExact is false).
CREATE UNIQUE INDEX "scim_user_name" ON "scim_user"("workspace_id", lower("user_name"));
CREATE INDEX "scim_user_display_name" ON "scim_user"("workspace_id", lower("display_name"));
CREATE UNIQUE INDEX "scim_group_name" ON "scim_group"("workspace_id", lower("display_name"));

ALTER TABLE "scim_directory" ADD CONSTRAINT "scim_directory_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "scim_user" ADD CONSTRAINT "scim_user_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "scim_user" ADD CONSTRAINT "scim_user_membership_id_fkey" FOREIGN KEY ("membership_id") REFERENCES "membership"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "scim_group" ADD CONSTRAINT "scim_group_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "scim_group_member" ADD CONSTRAINT "scim_group_member_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "scim_group"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "scim_group_member" ADD CONSTRAINT "scim_group_member_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "scim_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "scim_error" ADD CONSTRAINT "scim_error_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- An id like the app's own: 10 characters of milliseconds, 16 of randomness.
CREATE FUNCTION scim_id(p_prefix text) RETURNS text LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  letters constant text := '0123456789abcdefghjkmnpqrstvwxyz';
  ms bigint := floor(extract(epoch FROM clock_timestamp()) * 1000);
  random bytea := uuid_send(gen_random_uuid());
  made text := '';
BEGIN
  FOR i IN REVERSE 9..0 LOOP
    made := made || substr(letters, ((ms >> (5 * i)) & 31)::int + 1, 1);
  END LOOP;
  FOR i IN 0..15 LOOP
    made := made || substr(letters, (get_byte(random, i) & 31) + 1, 1);
  END LOOP;
  RETURN p_prefix || '_' || made;
END $$;

-- Records for the active members of a workspace that have none, or for one of them. Their address is their user name
-- unless another record has that.
CREATE FUNCTION scim_adopt(p_workspace_id text, p_membership_id text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO scim_user (id, workspace_id, membership_id, user_name, email, addresses, created_at)
  SELECT scim_id('scu'), m.workspace_id, m.id,
         CASE WHEN EXISTS (SELECT 1 FROM scim_user o
           WHERE o.workspace_id = m.workspace_id AND lower(o.user_name) = lower(u.email)) THEN m.id ELSE u.email END,
         u.email, ARRAY[lower(u.email)], CASE WHEN p_membership_id IS NULL THEN m.created_at ELSE now() END
    FROM membership m JOIN user_account u ON u.id = m.user_id
   WHERE m.workspace_id = p_workspace_id AND (p_membership_id IS NULL OR m.id = p_membership_id)
     AND m.active AND m.role <> 'participant'
     AND NOT EXISTS (SELECT 1 FROM scim_user s WHERE s.membership_id = m.id)
   ORDER BY m.created_at, m.id
  ON CONFLICT DO NOTHING
$$;

-- Whoever becomes a member, however they came, is in the directory from then on: under the record that waited for
-- their address, if one did. Being switched on or off outside is a change of the record.
CREATE FUNCTION scim_follow_membership() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    UPDATE scim_user SET updated_at = now() WHERE membership_id = NEW.id AND OLD.active IS DISTINCT FROM NEW.active;
  END IF;
  IF NOT NEW.active OR NEW.role = 'participant' THEN
    RETURN NULL;
  END IF;
  IF NOT EXISTS (SELECT 1 FROM scim_directory d WHERE d.workspace_id = NEW.workspace_id)
     OR EXISTS (SELECT 1 FROM scim_user s WHERE s.membership_id = NEW.id) THEN
    RETURN NULL;
  END IF;
  UPDATE scim_user SET membership_id = NEW.id, role = NULL, updated_at = now()
   WHERE id = (
     SELECT s.id FROM scim_user s LEFT JOIN membership o ON o.id = s.membership_id
      WHERE s.workspace_id = NEW.workspace_id AND s.email = (SELECT u.email FROM user_account u WHERE u.id = NEW.user_id)
        AND o.active IS NOT TRUE
      ORDER BY s.created_at, s.id LIMIT 1);
  IF NOT FOUND THEN
    PERFORM scim_adopt(NEW.workspace_id, NEW.id);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER scim_follow_membership AFTER INSERT OR UPDATE OF active, role ON "membership"
  FOR EACH ROW EXECUTE FUNCTION scim_follow_membership();

-- A directory starts with everybody who is there, and with the group of each role.
CREATE FUNCTION scim_open_directory() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM scim_adopt(NEW.workspace_id, NULL);
  INSERT INTO scim_group (id, workspace_id, role, display_name)
    VALUES (scim_id('scg'), NEW.workspace_id, 'admin', 'Admins'),
           (scim_id('scg'), NEW.workspace_id, 'member', 'Members'),
           (scim_id('scg'), NEW.workspace_id, 'observer', 'Observers');
  RETURN NULL;
END $$;
CREATE TRIGGER scim_open_directory AFTER INSERT ON "scim_directory"
  FOR EACH ROW EXECUTE FUNCTION scim_open_directory();
