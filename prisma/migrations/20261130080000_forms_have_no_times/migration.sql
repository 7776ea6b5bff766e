-- When each answer of a form was given is unknown: its lines had times that were made up from its total time, and its
-- quotes said "0:00". What a clip quotes keeps its times, as a clip can't do without.
UPDATE "segment" s SET "start_seconds" = NULL, "end_seconds" = NULL
  FROM "study_session" n JOIN "study" y ON y."id" = n."study_id"
 WHERE n."id" = s."owner_id" AND y."type" = 'ai-generated-survey' AND s."start_seconds" IS NOT NULL;
UPDATE "passage" p SET "start_seconds" = NULL, "end_seconds" = NULL
  FROM "study_session" n JOIN "study" y ON y."id" = n."study_id"
 WHERE n."id" = p."owner_id" AND y."type" = 'ai-generated-survey' AND NOT p."clipped" AND p."start_seconds" IS NOT NULL;
UPDATE "study_session" n SET "chapters" = '[]'
  FROM "study" y WHERE y."id" = n."study_id" AND y."type" = 'ai-generated-survey' AND n."chapters" <> '[]';
