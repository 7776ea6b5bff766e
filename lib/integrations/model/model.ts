import type { z } from "zod";
import { config } from "@/lib/core/config";
import { looseJson } from "./loose-json";

/** Without an address and a key Eva answers with her built-in analyst. */
export const hasModel = (): boolean => {
  const { MODEL_BASE_URL, MODEL_API_KEY } = config();
  return MODEL_BASE_URL !== undefined && MODEL_API_KEY !== undefined;
};

export type Prompt = {
  system: string;
  messages: { role: "user" | "assistant"; content: string }[];
  /** Of the answer. */
  mostTokens?: number;
};

const MOST_TOKENS = 2_000;

/**
 * Asks any OpenAI-compatible chat service for one JSON object of the schema. The model gets no tools. Anthropic's
 * compatible endpoint ignores `response_format`, so the prompt must name the shape too, and JSON within other text is
 * accepted. Throws when the service fails, takes longer than MODEL_TIMEOUT_SECONDS, or answers something else.
 */
export async function generateObject<S extends z.ZodType>(
  schema: S,
  { system, messages, mostTokens = MOST_TOKENS }: Prompt,
  signal?: AbortSignal,
): Promise<z.output<S>> {
  const { MODEL_BASE_URL = "", MODEL_API_KEY, MODEL_NAME, MODEL_TIMEOUT_SECONDS } = config();
  // Loaded when first needed: most installations start without a model.
  const [{ generateText, NoObjectGeneratedError, Output }, { createOpenAICompatible }] = await Promise.all([
    import("ai"),
    import("@ai-sdk/openai-compatible"),
  ]);
  const provider = createOpenAICompatible({
    name: "model",
    baseURL: MODEL_BASE_URL,
    apiKey: MODEL_API_KEY,
    supportsStructuredOutputs: true,
  });
  const limit = AbortSignal.timeout(MODEL_TIMEOUT_SECONDS * 1000);
  try {
    const { output } = await generateText({
      model: provider(MODEL_NAME),
      ...{ system, messages, output: Output.object({ schema }) },
      ...{ temperature: 0, maxRetries: 2, maxOutputTokens: mostTokens },
      abortSignal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    return schema.parse(output);
  } catch (error) {
    if (NoObjectGeneratedError.isInstance(error) && error.text) return schema.parse(looseJson(error.text));
    throw error;
  }
}
