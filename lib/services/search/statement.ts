import { SEARCH_KINDS } from "./kinds";
import { FOUND_TYPES, type FoundType } from "./record";

/** Of one kind at most so many are ranked: the newest of those that hold every word. */
const MOST_OF_A_KIND = 200;
/** Of the text beside a title, so many characters are read for the part that holds a word. */
const MOST_READ = 10_000;
/** Spellings that are only alike join in when fewer than this many hold the words themselves. */
const FEW = 10;

/**
 * $1 the workspace, $2 the person, $3 a pattern for each word, $4 the words in small letters, $5 the kinds wanted or
 * null, $6 offset, $7 limit.
 */
const selectKind = (type: FoundType, condition: string, alike: string) => {
  const { from, where, title, words, snippet, path, id = "x.id", updatedAt = "x.updated_at" } = SEARCH_KINDS[type];
  const text = words === undefined ? `lower(${title})` : `lower(concat_ws(' ', ${title}, ${words}))`;
  const elsewhere = words === undefined ? "NULL" : `left(${words}, ${MOST_READ})`;
  const fill = (part: string) => part.replaceAll("TEXT", text).replaceAll("TITLE", `lower(${title})`);
  return `(SELECT '${type}' AS type, ${id} AS id, ${title} AS title, ${snippet} AS snippet, ${path} AS path,
                  ${elsewhere} AS elsewhere, ${updatedAt} AS updated_at, ${fill(alike)} AS alike
             FROM ${from}
            WHERE ${where} AND ('${type}' = ANY ($5) OR $5 IS NULL) AND ${fill(condition)}
            ORDER BY alike DESC, updated_at DESC LIMIT ${MOST_OF_A_KIND})`;
};

const everyKind = (condition: string, alike: string) =>
  FOUND_TYPES.map((type) => selectKind(type, condition, alike)).join("\nUNION ALL\n");

const ONLY_ALIKE = "TEXT NOT LIKE ALL ($3) AND $4 <% TEXT AND $4 <% TITLE";

/**
 * A title equal to the words comes first, then titles that start with them, then starts of words, then the rest; the
 * newest first within each. Titles that are only spelled alike come last, the most similar first: the connection's
 * `ALIKE` is the threshold, since only the operator `<%` can use an index, which has descriptions too. It is asked for
 * the first word, which is therefore separate.
 */
export const SEARCH = `
  WITH named AS MATERIALIZED (${everyKind("TEXT LIKE ($3::text[])[1] AND TEXT LIKE ALL ($3)", "1::real")}),
  alike AS (
    SELECT * FROM (${everyKind(ONLY_ALIKE, "word_similarity($4, TITLE)")}) AS any_kind
     WHERE (SELECT count(*) FROM named) < ${FEW} AND length($4) > 3)
  SELECT type, id, title, snippet, path, elsewhere, updated_at FROM (TABLE named UNION ALL TABLE alike) AS found
   ORDER BY CASE WHEN lower(title) = $4 THEN 0
                 WHEN starts_with(lower(title), $4) THEN 1
                 WHEN strpos(lower(title), ' ' || $4) > 0 THEN 2
                 WHEN strpos(lower(title), $4) > 0 THEN 3
                 WHEN alike = 1 THEN 4 ELSE 5 END,
            alike DESC, updated_at DESC, id
   OFFSET $6 LIMIT $7`;
