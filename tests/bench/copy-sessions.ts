import pg from "pg";

/**
 * Copies a study's sessions, `times` each, with their own participants and transcripts; every line is joined with one
 * of another session, so that no two are the same. The search indexes are gone afterwards, unless `isSearched`.
 */
export async function copySessions(url: string, studyId: string, times: number, isSearched = false): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const indexes = await client.query<{ indexdef: string }>(
    "SELECT indexdef FROM pg_indexes WHERE tablename = 'segment' AND indexdef LIKE '%USING gin%'",
  );
  const ids = `substr(md5(x.id || c), 1, 20)`;
  for (const statement of [
    // The search indexes take most of the time that filling takes, and aren't what is measured.
    `DO $$ DECLARE name text; BEGIN
       FOR name IN SELECT indexname FROM pg_indexes WHERE tablename = 'segment' AND indexdef LIKE '%USING gin%' LOOP
         EXECUTE 'DROP INDEX ' || quote_ident(name);
       END LOOP; END $$`,
    `CREATE TEMP TABLE copied AS
       SELECT x.*, c, 'ses_' || ${ids} AS session, 'par_' || ${ids} AS person, row_number() OVER (ORDER BY c, x.id)::int AS nth
         FROM study_session x, generate_series(1, ${times}) c WHERE x.study_id = '${studyId}'`,
    `INSERT INTO participant (id, workspace_id, study_id, number, status, source, updated_at)
     SELECT person, workspace_id, study_id, 1000 + nth, 'completed', 'link', now() FROM copied`,
    `INSERT INTO study_session (id, workspace_id, study_id, participant_id, status, ended_at, updated_at)
     SELECT session, workspace_id, study_id, person, 'completed', now(), now() FROM copied`,
    `INSERT INTO transcript (id, workspace_id, owner_id, session_id, language, source, segment_count, search_config, speakers)
     SELECT 'trn_' || d.session, t.workspace_id, d.session, d.session, t.language, t.source, t.segment_count, t.search_config,
            t.speakers FROM copied d JOIN transcript t ON t.owner_id = d.id`,
    `INSERT INTO segment (workspace_id, owner_id, index, speaker, start_seconds, end_seconds, text, citable, search)
     SELECT s.workspace_id, d.session, s.index, s.speaker, s.start_seconds, s.end_seconds,
            CASE WHEN s.citable THEN left(s.text || ' ' || o.text, 400) ELSE s.text END, s.citable, s.search
       FROM copied d JOIN copied e ON e.nth = 1 + (d.nth * 7) % (SELECT count(*)::int FROM copied)
       JOIN segment s ON s.owner_id = d.id JOIN segment o ON o.owner_id = e.id AND o.index = s.index
      ORDER BY d.nth, s.index`,
    "DROP TABLE copied",
    ...(isSearched ? indexes.rows.map(({ indexdef }) => indexdef) : []),
    "VACUUM ANALYZE",
  ])
    await client.query(statement);
  await client.end();
}
