-- A claim that takes no side counts who spoke of it, not who agrees.
ALTER TABLE "claim" ADD COLUMN "is_open" BOOLEAN NOT NULL DEFAULT false;

-- Readouts that are there hold the analyst's own sentences for it.
UPDATE "claim" SET "is_open" = true
 WHERE NOT "edited"
   AND ("text" LIKE 'People mention % without clearly taking a side.'
     OR "text" LIKE 'Asked “%”, people answered in different ways.'
     OR "text" LIKE '%: Die Leute sprechen darüber; auf welcher Seite sie stehen, sagen ihre Worte nicht.'
     OR "text" LIKE 'Auf „%“ antworten die Leute verschieden.');
