import { embed } from "@/lib/integrations/embeddings/embeddings";
import { reserve, settle } from "@/lib/services/model/allowance";

/** Of UTF-8: no language needs more than one token per three bytes of running text. */
const BYTES_OF_A_TOKEN = 3;

/** Embeds texts, counted against the workspace's month; null if that is used up. Throws `EmbeddingsFailed`. */
export async function embedFor(
  workspaceId: string,
  texts: readonly string[],
  { seconds, retries }: { seconds: number; retries: number },
): Promise<Float64Array[] | null> {
  const most = texts.reduce((sum, text) => sum + Math.ceil(Buffer.byteLength(text) / BYTES_OF_A_TOKEN) + 1, 0);
  const reserved = await reserve(workspaceId, { inputTokens: most, outputTokens: 0 });
  if (!reserved) return null;
  let inputTokens = 0;
  try {
    const { vectors, tokens } = await embed(texts, seconds, retries);
    inputTokens = tokens || most;
    return vectors;
  } finally {
    await settle(reserved, { inputTokens, outputTokens: 0 });
  }
}
