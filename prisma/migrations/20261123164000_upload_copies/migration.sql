-- What a link writes is copied before anything reads it; a copy is named here before it is begun.
ALTER TABLE "upload" ADD COLUMN "copy_keys" TEXT[] DEFAULT ARRAY[]::TEXT[];
