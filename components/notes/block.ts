import { isStoredBlock, type NoteBlock, type NoteBlockType, noteBlockOf, TEXT_TYPES } from "@/lib/core/note-block";
import { randomKey } from "@/lib/core/secrets/random-key";

/**
 * A block as the editor has it. `raw` is what was stored: an untouched block is saved as it came, and one of an unknown
 * shape is only shown.
 */
export type Block = NoteBlock & { key: string; raw?: unknown };

export const newBlock = (type: NoteBlockType, fields: Partial<Block> = {}): Block => ({
  key: randomKey(),
  type,
  text: "",
  level: 2,
  checked: false,
  passageId: "",
  ...fields,
});

export const isText = ({ type }: Block): boolean => (TEXT_TYPES as readonly string[]).includes(type);

/** A note's stored blocks, whatever their shape. */
export function blocksOf(content: readonly unknown[]): Block[] {
  const taken = new Set<string>();
  return content.map((raw, at) => {
    const id = isStoredBlock(raw) ? raw.id : null;
    const given = typeof id === "string" && id !== "" ? id : `stored-${at}`;
    const key = taken.has(given) ? `${given}-${at}` : given;
    taken.add(key);
    return { key, raw, ...noteBlockOf(raw) };
  });
}

const OWN_FIELDS = ["type", "text", "level", "checked", "passageId"];

/** The blocks as they are stored; fields that other programs added to a block stay on it. */
export const contentOf = (blocks: readonly Block[]): unknown[] => blocks.map(storedOf);

function storedOf(block: Block): unknown {
  if (block.type === "unknown" || isUntouched(block)) return block.raw;
  const rest = Object.entries(isStoredBlock(block.raw) ? block.raw : {}).filter(([name]) => !OWN_FIELDS.includes(name));
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
