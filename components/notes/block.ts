import { randomKey } from "@/lib/core/random-key";
/** Kinds of blocks that hold text. */
export const TEXT_TYPES = ["paragraph", "heading", "bulleted", "numbered", "todo", "quote"] as const;
export type TextType = (typeof TEXT_TYPES)[number];
export type BlockType = TextType | "divider" | "evidence" | "unknown";

/**
 * A block as the editor has it. `raw` is what was stored: an untouched block is saved as it came, and one of an unknown
 * shape is only shown.
 */
export type Block = {
  key: string;
  type: BlockType;
  text: string;
  /** Of a heading: 1 to 3. */
  level: number;
  /** Of a to-do. */
  checked: boolean;
  /** Of a quote from a transcript. */
  passageId: string;
  raw?: unknown;
};

type Stored = Record<string, unknown>;

export const newBlock = (type: BlockType, fields: Partial<Block> = {}): Block => ({
  key: randomKey(),
  type,
  text: "",
  level: 2,
  checked: false,
  passageId: "",
  ...fields,
});

export const isText = ({ type }: Block): boolean => (TEXT_TYPES as readonly string[]).includes(type);

const isStored = (value: unknown): value is Stored =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function typeOf(stored: Stored): BlockType {
  const { type, text, passageId } = stored;
  if (type === "divider") return "divider";
  if (type === "evidence") return typeof passageId === "string" ? "evidence" : "unknown";
  const known = TEXT_TYPES.find((one) => one === type);
  return known && (text === undefined || typeof text === "string") ? known : "unknown";
}

/** A note's stored blocks, whatever their shape. */
export function blocksOf(content: readonly unknown[]): Block[] {
  const taken = new Set<string>();
  return content.map((raw, at) => {
    const stored = isStored(raw) ? raw : {};
    const given = typeof stored.id === "string" && stored.id !== "" ? stored.id : `stored-${at}`;
    const key = taken.has(given) ? `${given}-${at}` : given;
    taken.add(key);
    const level = typeof stored.level === "number" && [1, 2, 3].includes(stored.level) ? stored.level : 2;
    return {
      key,
      type: typeOf(stored),
      raw,
      level,
      checked: stored.checked === true,
      text: typeof stored.text === "string" ? stored.text : "",
      passageId: typeof stored.passageId === "string" ? stored.passageId : "",
    };
  });
}

const OWN_FIELDS = ["type", "text", "level", "checked", "passageId"];

/** The blocks as they are stored; fields that other programs added to a block stay on it. */
export const contentOf = (blocks: readonly Block[]): unknown[] => blocks.map(storedOf);

function storedOf(block: Block): unknown {
  if (block.type === "unknown" || isUntouched(block)) return block.raw;
  const rest = Object.entries(isStored(block.raw) ? block.raw : {}).filter(([name]) => !OWN_FIELDS.includes(name));
  return {
    ...Object.fromEntries(rest),
    id: block.key,
    type: block.type,
    ...(isText(block) && { text: block.text }),
    ...(block.type === "heading" && { level: block.level }),
    ...(block.type === "todo" && { checked: block.checked }),
    ...(block.type === "evidence" && { passageId: block.passageId }),
  };
}

function isUntouched(block: Block): boolean {
  const [before] = block.raw === undefined ? [] : blocksOf([block.raw]);
  if (!before) return false;
  return OWN_FIELDS.every((name) => before[name as keyof Block] === block[name as keyof Block]);
}
