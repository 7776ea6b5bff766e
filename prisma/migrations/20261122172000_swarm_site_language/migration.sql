-- The language of a site, as an agent met it (ISO 639-1); null when it could not be told.
ALTER TABLE "swarm_agent" ADD COLUMN "site_language" TEXT;
