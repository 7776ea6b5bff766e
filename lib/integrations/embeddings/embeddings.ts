import { config } from "@/lib/core/config";
import { hasModel } from "@/lib/integrations/model/model";

/** Without an embeddings model, evidence is found by its words alone. */
export const embeddingsModel = (): string | undefined => (hasModel() ? config().EMBEDDINGS_MODEL : undefined);

/**
 * `refused`: the service rejects this very text, so asking again doesn't help. `fault`: it failed or didn't answer,
 * because of what it was given or of anything else.
 */
type Failure = "refused" | "fault" | "other";

export class EmbeddingsFailed extends Error {
  override name = "EmbeddingsFailed";
  constructor(
    readonly failure: Failure,
    options?: ErrorOptions,
  ) {
    super("The embeddings service gave nothing that could be used", options);
  }
}

const MOST_CHARACTERS = 8_000;
const REFUSING: readonly unknown[] = [400, 413, 422];

/**
 * Embeds each text as a unit vector with any OpenAI-compatible `/embeddings`, and returns the tokens used as reported.
 * Throws `EmbeddingsFailed`, also if vectors are missing, empty or of different lengths.
 */
export async function embed(
  texts: readonly string[],
  seconds: number,
  retries: number,
): Promise<{ vectors: Float64Array[]; tokens: number }> {
  const { MODEL_BASE_URL = "", MODEL_API_KEY, EMBEDDINGS_MODEL = "" } = config();
  const [{ embedMany }, { createOpenAICompatible }] = await Promise.all([
    import("ai"),
    import("@ai-sdk/openai-compatible"),
  ]);
  const provider = createOpenAICompatible({ name: "embeddings", baseURL: MODEL_BASE_URL, apiKey: MODEL_API_KEY });
  try {
    const { embeddings, usage } = await embedMany({
      model: provider.textEmbeddingModel(EMBEDDINGS_MODEL),
      values: texts.map((text) => text.slice(0, MOST_CHARACTERS)),
      maxRetries: retries,
      abortSignal: AbortSignal.timeout(seconds * 1000),
    });
    const length = embeddings[0]?.length ?? 0;
    if (embeddings.length !== texts.length || embeddings.some((one) => one.length !== length))
      throw new TypeError("There is not one vector of one length for each text.");
    const tokens = Number.isFinite(usage.tokens) ? usage.tokens : 0;
    return { vectors: embeddings.map(unit), tokens };
  } catch (error) {
    const last = error instanceof Error && "lastError" in error ? error.lastError : error;
    const status = last instanceof Error && "statusCode" in last ? last.statusCode : undefined;
    throw new EmbeddingsFailed(failureOf(last, status), { cause: error });
  }
}

function failureOf(error: unknown, status: unknown): Failure {
  if (REFUSING.includes(status)) return "refused";
  const isUnanswered = status === undefined && !(error instanceof TypeError);
  return isUnanswered || (typeof status === "number" && status >= 500) ? "fault" : "other";
}

function unit(numbers: readonly number[]): Float64Array {
  const vector = Float64Array.from(numbers);
  const norm = Math.hypot(...vector);
  if (!(norm > 0 && Number.isFinite(norm))) throw new TypeError("A vector points nowhere.");
  return vector.map((each) => each / norm);
}
