-- CreateTable
CREATE TABLE "readout_edit" (
    "readout_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "before" JSONB NOT NULL,
    "created_by_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "readout_edit_pkey" PRIMARY KEY ("readout_id","version")
);

-- AddForeignKey
ALTER TABLE "readout_edit" ADD CONSTRAINT "readout_edit_readout_id_fkey" FOREIGN KEY ("readout_id") REFERENCES "readout"("id") ON DELETE CASCADE ON UPDATE CASCADE;
