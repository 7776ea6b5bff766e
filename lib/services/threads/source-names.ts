/** What the cited transcripts of messages `m` are called, by their owners' ids: one JSON object. */
export const sourceNames = (which: string): string => `
  (SELECT coalesce(jsonb_object_agg(cited.id, coalesce(f.name, y.title || ', P' || r.number)), '{}')
     FROM (SELECT DISTINCT coalesce(c ->> 'sessionId', c ->> 'fileId') AS id
             FROM chat_message m, jsonb_array_elements(m.citations) c WHERE ${which}) cited
     LEFT JOIN file f ON f.id = cited.id
     LEFT JOIN study_session n ON n.id = cited.id
     LEFT JOIN participant r ON r.id = n.participant_id LEFT JOIN study y ON y.id = n.study_id
    WHERE coalesce(f.name, y.title) IS NOT NULL)`;
