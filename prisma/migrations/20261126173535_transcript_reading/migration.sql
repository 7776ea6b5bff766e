-- CreateTable
CREATE TABLE "transcript_reading" (
    "transcript_id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "reader" TEXT NOT NULL,
    "places" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "transcript_reading_pkey" PRIMARY KEY ("transcript_id")
);

-- CreateIndex
CREATE INDEX "transcript_reading_workspace_id_idx" ON "transcript_reading"("workspace_id");

-- AddForeignKey
ALTER TABLE "transcript_reading" ADD CONSTRAINT "transcript_reading_transcript_id_fkey" FOREIGN KEY ("transcript_id") REFERENCES "transcript"("id") ON DELETE CASCADE ON UPDATE CASCADE;
