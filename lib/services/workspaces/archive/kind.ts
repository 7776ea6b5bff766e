/**
 * A kind of data in the archive: a file of JSON lines. `sql` gives one column `line`, one row per line, for the
 * workspace `$1` as the person `$2` may see it. `tables` are those whose rows it contains. `atOnce`: lines in memory at
 * once, for long ones.
 */
export type Kind = { name: string; about: string; tables: string[]; sql: string; atOnce?: number };

type Options = {
  about: string;
  /** The file's name, if it isn't the table's. */
  name?: string;
  /** Columns that are left out. */
  without?: string[];
  /** SQL over the row `t`. */
  where?: string;
  order?: string;
  join?: string;
  /** SQL of pairs for jsonb_build_object, which take precedence over columns of the same name. */
  add?: string;
};

const OF_WORKSPACE = "t.workspace_id = $1";

/** Words without a plural. */
const ALONE = /(evidence|usage|calls|unsubscribed)$/;

const fileName = (table: string): string => table.replaceAll("_", "-") + (ALONE.test(table) ? "" : "s");

/** A table's rows as stored, with the same names as in the v1 API. */
export function rows(table: string, options: Options): Kind {
  const { about, name = fileName(table), where = OF_WORKSPACE, order = "t.id", join = "", add } = options;
  const without = ["workspace_id", "search", ...(options.without ?? [])].map((column) => `'${column}'`).join(", ");
  const more = add ? ` || jsonb_build_object(${add})` : "";
  const sql = `SELECT ((to_jsonb(t) - ARRAY[${without}]::text[])${more})::text AS line
    FROM "${table}" t ${join} WHERE ${where} ORDER BY ${order}`;
  return { name, about, tables: [table], sql };
}

/** SQL: the row belongs to one of the workspace's. */
export const within = (column: string, table: string): string =>
  `t.${column} IN (SELECT id FROM "${table}" WHERE workspace_id = $1)`;
