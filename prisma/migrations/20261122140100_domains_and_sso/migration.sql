-- AlterTable
ALTER TABLE "user_session" ADD COLUMN     "sso_connection_id" TEXT;

-- CreateTable
CREATE TABLE "domain" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "domain" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "verified_at" TIMESTAMPTZ(3),
    "last_checked_at" TIMESTAMPTZ(3),
    "last_problem" TEXT,
    "missing_since" TIMESTAMPTZ(3),
    "created_by_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "domain_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sso_connection" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "provider_name" TEXT NOT NULL,
    "issuer" TEXT NOT NULL,
    "client_id" TEXT,
    "sealed_secret" BYTEA,
    "saml_entry_point" TEXT,
    "saml_certificates" TEXT[],
    "enabled" BOOLEAN NOT NULL DEFAULT false,
    "required" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,
    "tested_at" TIMESTAMPTZ(3),
    "last_test_at" TIMESTAMPTZ(3),
    "last_test_ok" BOOLEAN,
    "last_test_sentence" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sso_connection_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sso_identity" (
    "connection_id" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sso_identity_pkey" PRIMARY KEY ("connection_id","subject")
);

-- CreateTable
CREATE TABLE "sso_flow" (
    "id" TEXT NOT NULL,
    "connection_id" TEXT NOT NULL,
    "browser_hash" BYTEA NOT NULL,
    "go_to" TEXT NOT NULL,
    "tested_by_id" TEXT,
    "version" INTEGER NOT NULL,
    "answered_at" TIMESTAMPTZ(3),
    "identity" JSONB,
    "code_hash" BYTEA,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sso_flow_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "domain_workspace_id_domain_key" ON "domain"("workspace_id", "domain");

-- CreateIndex
CREATE UNIQUE INDEX "sso_connection_workspace_id_key" ON "sso_connection"("workspace_id");

-- CreateIndex
CREATE INDEX "sso_identity_user_id_idx" ON "sso_identity"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "sso_identity_connection_id_user_id_key" ON "sso_identity"("connection_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "sso_flow_browser_hash_key" ON "sso_flow"("browser_hash");

-- CreateIndex
CREATE UNIQUE INDEX "sso_flow_code_hash_key" ON "sso_flow"("code_hash");

-- CreateIndex
CREATE INDEX "sso_flow_connection_id_idx" ON "sso_flow"("connection_id");

-- CreateIndex
CREATE INDEX "sso_flow_expires_at_idx" ON "sso_flow"("expires_at");

-- AddForeignKey
ALTER TABLE "domain" ADD CONSTRAINT "domain_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sso_connection" ADD CONSTRAINT "sso_connection_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sso_identity" ADD CONSTRAINT "sso_identity_connection_id_fkey" FOREIGN KEY ("connection_id") REFERENCES "sso_connection"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sso_identity" ADD CONSTRAINT "sso_identity_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sso_flow" ADD CONSTRAINT "sso_flow_connection_id_fkey" FOREIGN KEY ("connection_id") REFERENCES "sso_connection"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A domain proven by one workspace is no other's; many may say that it is theirs.
CREATE UNIQUE INDEX "domain_verified" ON "domain"("domain") WHERE "verified_at" IS NOT NULL;
