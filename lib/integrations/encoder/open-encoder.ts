import { join } from "node:path";
import { readWeights } from "./read-weights";
import { sentenceEncoder } from "./sentence-encoder";
import { type Piece, tokenizer } from "./tokenize";

/** A sentence is far shorter; of what is longer the first 128 pieces say what it is about. */
const MOST_CHARACTERS = 2_000;

/** Reads the encoder from a folder with `model.json`, its weights and `vocab.json`. Throws what reading them throws. */
export async function openEncoder(
  folder: string,
  read: (path: string) => Promise<Buffer>,
): Promise<(text: string) => Float64Array> {
  const cut = tokenizer(JSON.parse((await read(join(folder, "vocab.json"))).toString()) as Piece[]);
  const encode = sentenceEncoder(await readWeights(folder, read));
  return (text) => encode(cut(text.slice(0, MOST_CHARACTERS)));
}
