/** Names of transcripts, a file's by its name and a session's by its study; `owners` selects their `id`s. */
export const sourceNames = (owners: string): string => `
  (SELECT coalesce(jsonb_object_agg(cited.id, coalesce(f.name, y.title)), '{}')
     FROM (${owners}) cited
     LEFT JOIN file f ON f.id = cited.id
     LEFT JOIN study_session n ON n.id = cited.id LEFT JOIN study y ON y.id = n.study_id
    WHERE coalesce(f.name, y.title) IS NOT NULL)`;

/** The owners cited by the messages `m`. */
export const citedOwners = (which: string): string => `
  SELECT DISTINCT coalesce(c ->> 'sessionId', c ->> 'fileId') AS id
    FROM chat_message m, jsonb_array_elements(m.citations) c WHERE ${which}`;
