import type { Language } from "@/lib/services/analysis/language";
import type { PassageState } from "@/lib/services/passages/record";

/** A quote, as it may be shown at the time the file is made. */
export type ExportQuote = {
  passageId: string;
  /** Verbatim; empty if the words were withdrawn. */
  text: string;
  speaker: string | null;
  sourceName: string;
  startSeconds: number | null;
  /** Absolute, opens the source at the second; null if it is gone. */
  url: string | null;
  state: PassageState;
};

export type ExportStance = "support" | "against";
export type ExportEvidence = { stance: ExportStance; quote: ExportQuote };

export type ExportClaim = {
  type: "claim";
  /** Such as "2.1": the second theme's first claim. */
  number: string;
  text: string;
  /** Its strength, in one sentence. */
  strength: string;
  /** It takes no side: the people quoted for it speak about it. */
  isOpen: boolean;
  /** Distinct people for it and against it, of everyone in the readout. */
  support: number;
  against: number;
  of: number;
  /** A person wrote or changed it. */
  edited: boolean;
  /** The strongest first; `left` more of each stance are only in the CSV. */
  evidence: ExportEvidence[];
  left: Record<ExportStance, number>;
};

export type ExportTable = { type: "table"; title: string | null; columns: string[]; rows: string[][] };

export type ExportChart = {
  type: "chart";
  kind: "bar" | "stacked-bar";
  title: string;
  /** What is counted, such as "participants". */
  unit: string;
  /** The total, if the bars are shares of it. */
  of: number | null;
  categories: string[];
  series: { name: string; values: number[] }[];
  note: string | null;
};

export type ExportImage = {
  type: "image";
  /** Null if it can't be placed in a document; `alt` is shown instead. */
  bytes: Uint8Array | null;
  contentType: "image/png" | "image/jpeg";
  widthPx: number;
  heightPx: number;
  alt: string;
  caption: string | null;
};

/** A finding of AI agents: never a quote, and not by a participant. */
export type ExportFinding = {
  type: "finding";
  findingId: string;
  /** Such as "Critical". */
  severity: string;
  title: string;
  summary: string;
  /** Who met it and how certain it is, in one sentence. */
  basis: string;
  /** The steps to reproduce it, in order. */
  steps: string[];
  pageUrl: string | null;
  recommendation: string | null;
  /** Absolute, opens the finding in the app. */
  url: string;
  /** Null if there is none that can be placed. */
  screenshot: ExportImage | null;
};

/** What stands before an item: a number, or the box of a to-do, which may be done. */
export type ItemMark = string | { done: boolean };
/** `marks` are those of the items; points if absent. */
export type ExportList = { type: "list"; items: string[]; marks?: ItemMark[] };

/**
 * `aside` is what somebody wrote as a quotation, with no transcript behind it; `rule` is a line between two parts. Texts
 * are plain, with `**bold**`; an empty line separates paragraphs. */
export type ExportBlock =
  | { type: "heading"; level: 2 | 3; text: string }
  | { type: "text"; text: string }
  | ExportList
  | { type: "aside"; text: string }
  | { type: "rule" }
  | { type: "quote"; title: string | null; quote: ExportQuote }
  | ExportClaim
  | ExportFinding
  | ExportTable
  | ExportChart
  | ExportImage;

/** `theme` and `plain` are the findings, `steps` the next steps, `method` how it was made and what was left out. The heading is empty for text before any heading. */
export type ExportSection = {
  kind: "theme" | "plain" | "steps" | "method";
  heading: string;
  summary: string | null;
  blocks: ExportBlock[];
};

/** A readout, report or note in the form that every file writer takes. */
export type ExportDocument = {
  title: string;
  /** What it is, such as "Readout of a study". */
  subtitle: string;
  /** Of the fixed texts and the file's metadata. */
  language: Language;
  /** Of the content, not of the file: the same content gives the same file. */
  date: Date;
  workspaceName: string;
  /** Its URL in the app. */
  url: string;
  summary: string | null;
  /** Read in one go: begins on the first page, without a table of contents. */
  isBrief?: boolean;
  /** What it is based on: numbers first. */
  facts: { label: string; value: string }[];
  /** Who or what wrote it, and what people changed. */
  provenance: string;
  sections: ExportSection[];
};
