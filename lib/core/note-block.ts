/** Kinds of blocks of a note that hold text. */
export const TEXT_TYPES = ["paragraph", "heading", "bulleted", "numbered", "todo", "quote"] as const;
export type TextType = (typeof TEXT_TYPES)[number];
export type NoteBlockType = TextType | "divider" | "evidence" | "unknown";

/** A block of a note as this app reads it. */
export type NoteBlock = {
  type: NoteBlockType;
  text: string;
  /** Of a heading: 1 to 3. */
  level: number;
  /** Of a to-do. */
  checked: boolean;
  /** Of a quote from a transcript. */
  passageId: string;
};

type Stored = Record<string, unknown>;

export const isStoredBlock = (value: unknown): value is Stored =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A stored block, whatever its shape; `unknown` if another program made it. */
export function noteBlockOf(raw: unknown): NoteBlock {
  const stored = isStoredBlock(raw) ? raw : {};
  const level = typeof stored.level === "number" && [1, 2, 3].includes(stored.level) ? stored.level : 2;
  return {
    type: typeOf(stored),
    level,
    checked: stored.checked === true,
    text: typeof stored.text === "string" ? stored.text : "",
    passageId: typeof stored.passageId === "string" ? stored.passageId : "",
  };
}

function typeOf({ type, text, passageId }: Stored): NoteBlockType {
  if (type === "divider") return "divider";
  if (type === "evidence") return typeof passageId === "string" ? "evidence" : "unknown";
  const known = TEXT_TYPES.find((one) => one === type);
  return known && (text === undefined || typeof text === "string") ? known : "unknown";
}
