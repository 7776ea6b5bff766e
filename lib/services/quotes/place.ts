/** What a column holds: plain text, text in a JSON value, or several texts. */
export type Holds = "text" | "json" | "texts";

/**
 * Where a transcript's words may be stored besides the transcript and its passages. SQL conditions refer to the row as
 * `x`; `$1` is the workspace, `$2` the transcript's owner, `$3` the ids of everything that quotes it (`linkedIds`).
 */
export type Place = {
  table: string;
  /** Columns of the primary key. */
  key: readonly string[];
  columns: Readonly<Record<string, Holds>>;
  within: string;
  /** Whether the row quotes the transcript. */
  isLinked: string;
  /**
   * Which other rows are searched: none; what researchers write; what is on its way to someone. The last two may repeat
   * what was said without naming the source.
   */
  others: "none" | "written" | "sent";
  /** The audit log entry that names the changed rows, where that must be on record. */
  changedAction?: string;
};
