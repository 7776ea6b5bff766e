/** What a column holds: plain text, text in a JSON value, or several texts. */
export type Holds = "text" | "json" | "texts";

/**
 * Where words of a transcript may stand besides the transcript and its passages. SQL conditions speak of the row as
 * `x`; `$1` is the workspace, `$2` the owner of the transcript, `$3` the ids of everything that quotes it (`linkedIds`).
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
   * Which other rows are looked at: none; what researchers write; what is on its way to somebody. The last two may
   * repeat what was said without saying where.
   */
  others: "none" | "written" | "sent";
  /** The entry of the audit log that names the rows which were changed, where that has to be on record. */
  changedAction?: string;
};
