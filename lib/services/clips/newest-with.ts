/** How many of the newest clips are searched before an index is used for the rest. */
const NEWEST = 500;

/** Must match the index `passage_words_idx`, which has only passages with clips. */
const QUOTED = `(p.source_name || ' ' || coalesce(p.speaker, '') || ' ' || p.text)`;

/** Three consecutive letters or digits, the minimum for a trigram index. */
export const canBeLookedUp = (q: string): boolean => /[\p{L}\p{N}]{3}/u.test(q);

type Places = { scope: string; pattern: string; workspace: string; count: string };

/** Title, source, speaker or quote contain the pattern. */
export const hasWords = (pattern: string) => `(lower(c.title) LIKE lower(${pattern}) OR ${QUOTED} ILIKE ${pattern})`;

/**
 * The ids of the newest clips that contain the words, in a separate statement: common words soon occur among the
 * newest, and rare ones cost nothing to look up. Reading all clips in order for a word that none has took seconds.
 */
export const newestWith = ({ scope, pattern, workspace, count }: Places) => `
  WITH newest AS MATERIALIZED (
    SELECT c.id, c.created_at, ${hasWords(pattern)} AS has_words FROM clip c JOIN passage p ON p.id = c.passage_id
     WHERE ${scope} ORDER BY c.created_at DESC, c.id DESC LIMIT ${NEWEST}),
  near AS MATERIALIZED (
    SELECT id, created_at FROM newest WHERE has_words ORDER BY created_at DESC, id DESC LIMIT ${count}),
  far AS (
    SELECT c.id, c.created_at FROM clip c JOIN passage p ON p.id = c.passage_id
     WHERE ${scope} AND lower(c.title) LIKE lower(${pattern})
     UNION
    SELECT c.id, c.created_at FROM passage p JOIN clip c ON c.passage_id = p.id
     WHERE ${scope} AND p.clipped AND p.workspace_id || '' = ${workspace} AND ${QUOTED} ILIKE ${pattern})
  SELECT id FROM (
    TABLE near UNION SELECT * FROM far
     WHERE (SELECT count(*) FROM near) < ${count} AND (SELECT count(*) FROM newest) = ${NEWEST}) found
   ORDER BY created_at DESC, id DESC LIMIT ${count}`;
