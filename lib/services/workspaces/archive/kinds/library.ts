import { type Kind, rows, within } from "../kind";

const transcripts: Kind = {
  name: "transcripts",
  about:
    "Transcripts, a line each with all its segments, as `GET /v1/files/{id}/transcript` gives them. Masked words are masked.",
  tables: ["transcript", "segment"],
  atOnce: 5,
  sql: `SELECT jsonb_build_object('id', t.id, 'file_id', t.owner_id, 'session_id', t.session_id, 'language', t.language,
      'source', t.source, 'speakers', t.speakers, 'created_at', t.created_at, 'segments', (
        SELECT coalesce(jsonb_agg(jsonb_build_object('index', s.index, 'speaker', s.speaker,
            'start_seconds', s.start_seconds, 'end_seconds', s.end_seconds, 'text', s.text, 'sentiment', s.sentiment)
            ORDER BY coalesce(s.position, s.index)), '[]')
          FROM segment s WHERE s.owner_id = t.owner_id))::text AS line
    FROM transcript t WHERE t.workspace_id = $1 ORDER BY t.id`,
};

const PASSAGE = "JOIN passage p ON p.id = t.passage_id";
const WHEN = "'start_seconds', p.start_seconds, 'end_seconds', p.end_seconds";

/** Files, transcripts, and what researchers marked and wrote. */
export const LIBRARY: Kind[] = [
  rows("file", {
    name: "files",
    about: "Files and recordings, as `GET /v1/files/{id}` gives them; their bytes are in files/ and recordings/.",
    without: ["storage_key", "waveform_key"],
  }),
  transcripts,
  rows("transcript_edit", { about: "Changes of transcripts." }),
  rows("mask", {
    name: "masks",
    about: "Where personal data was found, and what stands in its place. The masked words are not in this archive.",
    without: ["original"],
  }),
  rows("passage", { name: "passages", about: "Everything that is quoted somewhere, each with its source." }),
  rows("tag", { name: "tags", about: "Tags. As `GET /v1/projects/{id}/tags` gives them." }),
  rows("tag_application", {
    about: "Where tags stand. As `GET /v1/projects/{id}/tag-applications` gives them.",
    join: `${PASSAGE} JOIN tag g ON g.id = t.tag_id`,
    add: `'project_id', g.project_id, 'file_id', p.owner_id, 'speaker', p.speaker, ${WHEN}, 'text', p.text, 'state', p.state`,
  }),
  rows("tag_removal", {
    about: "Lines that a tag was taken off.",
    where: within("tag_id", "tag"),
    order: "t.tag_id, t.owner_id, t.first_index",
  }),
  rows("refused_tag", { about: "Names of tags that were deleted." }),
  rows("note", { name: "notes", about: "Notes. As `GET /v1/projects/{id}/notes` gives them." }),
  rows("note_evidence", {
    about: "What notes quote.",
    where: within("note_id", "note"),
    order: "t.note_id, t.passage_id",
  }),
  rows("board", { name: "boards", about: "Boards." }),
  rows("lane", {
    name: "lanes",
    about: "Lanes of boards. As `GET /v1/projects/{id}/lanes` gives them.",
    add: `'card_ids', (SELECT coalesce(jsonb_agg(c.id ORDER BY c.position COLLATE "C"), '[]') FROM card c WHERE c.lane_id = t.id)`,
  }),
  rows("card", { name: "cards", about: "Insights on boards. As `GET /v1/projects/{id}/cards` gives them." }),
  rows("card_evidence", {
    about: "What cards rest on.",
    where: within("card_id", "card"),
    order: "t.card_id, t.place",
  }),
  rows("card_finding", {
    about: "Findings of AI agents that cards rest on.",
    where: within("card_id", "card"),
    order: "t.card_id, t.place",
  }),
  rows("clip", {
    name: "clips",
    about: "Clips. As `GET /v1/projects/{id}/clips` gives them.",
    join: PASSAGE,
    add: `'asset_id', p.owner_id, ${WHEN}`,
  }),
  rows("reel", { name: "reels", about: "Clips in an order." }),
  rows("reel_item", {
    about: "The clips of reels.",
    where: within("reel_id", "reel"),
    order: `t.reel_id, t.position COLLATE "C"`,
  }),
];
