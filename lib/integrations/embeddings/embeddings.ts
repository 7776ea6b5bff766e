import { config } from "@/lib/core/config";
import { encode } from "@/lib/integrations/encoder/encode";
import { hasModel } from "@/lib/integrations/model/model";
import { askService } from "./ask-service";
import { EmbeddingsFailed } from "./embeddings-failed";

/** Stored with each vector: another number here has all of them reckoned anew. */
const BUILT_IN = "earshot/use-lite-en-1";

/** What gives texts their meaning; `isBuiltIn`: here, of English only, and for nothing. */
export type EmbeddingsModel = { name: string; isBuiltIn: boolean };

/** The service's model where one is set, or else the built-in encoder; without either evidence is found by its words alone. */
export function embeddingsModel(): EmbeddingsModel | null {
  const { EMBEDDINGS_MODEL, BUILT_IN_ENCODER } = config();
  if (hasModel() && EMBEDDINGS_MODEL) return { name: EMBEDDINGS_MODEL, isBuiltIn: false };
  return BUILT_IN_ENCODER ? { name: BUILT_IN, isBuiltIn: true } : null;
}

/**
 * The meaning of each text as a unit vector, with the tokens that a service says it used. Throws `EmbeddingsFailed`, also
 * when vectors are missing, empty or of different lengths, or none came in time. What is not `isUrgent` waits for what is.
 */
export async function embed(
  texts: readonly string[],
  { seconds, retries, isUrgent }: { seconds: number; retries: number; isUrgent: boolean },
): Promise<{ vectors: Float64Array[]; tokens: number }> {
  if (!embeddingsModel()?.isBuiltIn) return askService(texts, seconds, retries);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The encoder took too long.")), seconds * 1000);
  });
  try {
    return { vectors: await Promise.race([encode(texts, isUrgent), late]), tokens: 0 };
  } catch (error) {
    throw new EmbeddingsFailed(false, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
