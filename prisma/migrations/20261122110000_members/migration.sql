-- AlterTable
ALTER TABLE "membership" ADD COLUMN     "deactivated_at" TIMESTAMPTZ(3),
ADD COLUMN     "source" TEXT NOT NULL DEFAULT 'invited';

-- CreateTable
CREATE TABLE "member_invitation" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "invited_by_id" TEXT,
    "mail_id" TEXT NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,
    "sends" INTEGER NOT NULL DEFAULT 1,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "accepted_at" TIMESTAMPTZ(3),
    "cancelled_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "member_invitation_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "member_invitation_token_hash_key" ON "member_invitation"("token_hash");

-- CreateIndex
CREATE INDEX "member_invitation_workspace_id_created_at_id_idx" ON "member_invitation"("workspace_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "member_invitation_mail_id_idx" ON "member_invitation"("mail_id");

-- AddForeignKey
ALTER TABLE "member_invitation" ADD CONSTRAINT "member_invitation_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- One open invitation an address; seats are counted over these.
CREATE UNIQUE INDEX "member_invitation_open" ON "member_invitation"("workspace_id", "email") WHERE "accepted_at" IS NULL AND "cancelled_at" IS NULL;

-- Who was there before this was noted, and made the workspace: its oldest admin of the same moment.
UPDATE "membership" m SET "source" = 'created' FROM "workspace" w
 WHERE w."id" = m."workspace_id" AND m."role" = 'admin' AND m."created_at" < w."created_at" + interval '5 seconds';
