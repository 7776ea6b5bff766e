import type { Language } from "@/lib/services/analysis/language";
import type { PassageState } from "@/lib/services/passages/record";

/** What somebody said, as it may be shown at the moment of making. */
export type ExportQuote = {
  passageId: string;
  /** Verbatim; empty when the words were taken back. */
  text: string;
  speaker: string | null;
  sourceName: string;
  startSeconds: number | null;
  /** Absolute, opens the source at the second; null when it is gone. */
  url: string | null;
  state: PassageState;
};

export type ExportStance = "support" | "against";
export type ExportEvidence = { stance: ExportStance; quote: ExportQuote };

export type ExportClaim = {
  type: "claim";
  /** Such as "2.1": the second theme's first. */
  number: string;
  text: string;
  /** How strong it is, in one sentence. */
  strength: string;
  /** It takes no side: who is quoted for it speaks of it. */
  isOpen: boolean;
  /** Different people for it and against it, of all whom the readout rests on. */
  support: number;
  against: number;
  of: number;
  /** A person wrote or changed it. */
  edited: boolean;
  /** The strongest first; `left` more of each stance are in the CSV only. */
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
  /** All that could be counted, where the bars are shares of it. */
  of: number | null;
  categories: string[];
  series: { name: string; values: number[] }[];
  note: string | null;
};

export type ExportImage = {
  type: "image";
  /** Null when it can't be placed in a document; `alt` stands for it then. */
  bytes: Uint8Array | null;
  contentType: "image/png" | "image/jpeg";
  widthPx: number;
  heightPx: number;
  alt: string;
  caption: string | null;
};

/** What AI agents found in a product: never a quote, and nobody's who took part. */
export type ExportFinding = {
  type: "finding";
  findingId: string;
  /** Such as "Critical". */
  severity: string;
  title: string;
  summary: string;
  /** Who met it and how sure it is, in one sentence. */
  basis: string;
  /** What to do to see it, in order. */
  steps: string[];
  pageUrl: string | null;
  recommendation: string | null;
  /** Absolute, opens the finding in the app. */
  url: string;
  /** Null when none can be placed. */
  screenshot: ExportImage | null;
};

/** Texts are plain, with `**bold**`; a paragraph ends at an empty line. */
export type ExportBlock =
  | { type: "heading"; level: 2 | 3; text: string }
  | { type: "text"; text: string }
  | { type: "list"; items: string[] }
  | { type: "quote"; title: string | null; quote: ExportQuote }
  | ExportClaim
  | ExportFinding
  | ExportTable
  | ExportChart
  | ExportImage;

/** `theme` and `plain` are the findings, `steps` what to do next, `method` how it was made and what was left out. */
export type ExportSection = {
  kind: "theme" | "plain" | "steps" | "method";
  heading: string;
  summary: string | null;
  blocks: ExportBlock[];
};

/** A readout or a report as every writer of a file takes it. */
export type ExportDocument = {
  title: string;
  /** What it is, such as "Readout of a study". */
  subtitle: string;
  /** Of the fixed words, and what the file says of itself. */
  language: Language;
  /** Of the content, never of the making: the same content gives the same file. */
  date: Date;
  workspaceName: string;
  /** Where it lives in the app. */
  url: string;
  summary: string | null;
  /** What it rests on: numbers first. */
  facts: { label: string; value: string }[];
  /** Who or what wrote it, and what people changed. */
  provenance: string;
  sections: ExportSection[];
};
