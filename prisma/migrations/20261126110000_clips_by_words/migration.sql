-- A part of what is quoted, of who said it and of where: lists of clips look it up. The workspace stands in it as an
-- expression, so that nothing else leads there: where workspaces are many, each seems to hold few passages, and all of
-- them would be read for words that none has.
CREATE INDEX "passage_words_idx" ON "passage" USING GIN
  (("workspace_id" || '') text_ops, ("source_name" || ' ' || coalesce("speaker", '') || ' ' || "text") gin_trgm_ops);
