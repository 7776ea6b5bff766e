-- CreateTable
CREATE TABLE "tag_removal" (
    "tag_id" TEXT NOT NULL,
    "owner_id" TEXT NOT NULL,
    "first_index" INTEGER NOT NULL,
    "last_index" INTEGER NOT NULL,

    CONSTRAINT "tag_removal_pkey" PRIMARY KEY ("tag_id","owner_id","first_index","last_index")
);

-- CreateIndex
CREATE INDEX "tag_removal_owner_id_idx" ON "tag_removal"("owner_id");

-- AddForeignKey
ALTER TABLE "tag_removal" ADD CONSTRAINT "tag_removal_tag_id_fkey" FOREIGN KEY ("tag_id") REFERENCES "tag"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tag_removal" ADD CONSTRAINT "tag_removal_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "transcript"("owner_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- How a line speaks of things is forgotten with its words, whoever changes them.
CREATE FUNCTION forget_sentiment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.sentiment := NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER forget_sentiment BEFORE UPDATE OF "text" ON "segment" FOR EACH ROW
  WHEN (OLD."text" IS DISTINCT FROM NEW."text") EXECUTE FUNCTION forget_sentiment();
