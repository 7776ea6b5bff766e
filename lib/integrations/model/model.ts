import { z } from "zod";
import { config } from "@/lib/core/config";
import { boundedFetch } from "./bounded-fetch";
import { looseJson } from "./loose-json";
import { failureOf } from "./model-failed";

/** Without a URL and a key, Eva answers with her built-in analyst. */
export const hasModel = (): boolean => {
  const { MODEL_BASE_URL, MODEL_API_KEY } = config();
  return MODEL_BASE_URL !== undefined && MODEL_API_KEY !== undefined;
};

export type Prompt<S extends z.ZodType = z.ZodType> = {
  schema: S;
  system: string;
  messages: { role: "user" | "assistant"; content: string }[];
  /** Of the answer. */
  mostTokens?: number;
  /** 0, so that one question has one answer, unless another answer is wanted. */
  temperature?: number;
  /** Further attempts where they may help; 2 unless the caller waits and tries again itself. */
  retries?: number;
};

/** A call's usage as counted by the service; null if it doesn't say. */
export type Spent = { inputTokens: number; outputTokens: number } | null;

export const MOST_TOKENS = 2_000;
const RETRIES = 2;
/** Characters per token, generously: an answer longer than its tokens allow isn't read to its end. */
const CHARACTERS = 16;

/** Callbacks while an answer is being written. */
type Told = { onText?: ((text: string) => void) | undefined };

/**
 * Asks any OpenAI-compatible chat service for one JSON object of the schema. The model gets no tools. Anthropic's
 * compatible endpoint ignores `response_format`, so the prompt must name the shape too, and JSON within other text is
 * accepted. With `onText` the answer is streamed. Throws `ModelFailed`, after further attempts where that may help.
 */
export async function generateObject<S extends z.ZodType>(
  { schema, system, messages, mostTokens = MOST_TOKENS, temperature = 0, retries = RETRIES }: Prompt<S>,
  signal?: AbortSignal,
  { onText }: Told = {},
): Promise<{ object: z.output<S>; spent: Spent }> {
  const { ai, model } = await loadModel();
  const limit = AbortSignal.timeout(config().MODEL_TIMEOUT_SECONDS * 1000);
  const end = new AbortController();
  const call = {
    model,
    system,
    messages,
    // The SDK passes a piece on when the parsed object has changed. Parsing everything anew with every piece would take
    // minutes of processor time for an answer without end, before it is cut off.
    output: {
      ...ai.Output.object({ schema }),
      parsePartialOutput: async ({ text }: { text: string }) => ({ partial: text.length }),
    },
    temperature,
    maxRetries: retries,
    maxOutputTokens: mostTokens,
    abortSignal: AbortSignal.any([limit, end.signal, ...(signal ? [signal] : [])]),
  };
  let text = "";
  let spent: Spent = null;
  try {
    if (onText) {
      for await (const part of ai.streamText({ ...call, onError: () => {} }).fullStream) {
        if (part.type === "error") throw part.error;
        if (part.type === "abort") throw limit.reason ?? new Error("The answer was broken off.");
        if (part.type === "finish") spent = spentOf(part.totalUsage);
        if (part.type !== "text-delta") continue;
        text += part.text;
        if (text.length > mostTokens * CHARACTERS) throw new z.ZodError([]);
        onText(text);
      }
    } else {
      const answered = await ai.generateText(call).catch((error: unknown) => {
        // What the SDK can't read as the object may still hold it.
        if (ai.NoObjectGeneratedError.isInstance(error) && error.text) return { text: error.text, usage: error.usage };
        throw error;
      });
      ({ text } = answered);
      spent = spentOf(answered.usage);
    }
    return { object: schema.parse(looseJson(text)), spent };
  } catch (error) {
    signal?.throwIfAborted();
    throw failureOf(error, { isLate: limit.aborted, spent });
  } finally {
    end.abort();
  }
}

/** On first use, because most installations start without a model. */
async function loadModel() {
  const { MODEL_BASE_URL = "", MODEL_API_KEY, MODEL_NAME } = config();
  const [ai, { createOpenAICompatible }] = await Promise.all([import("ai"), import("@ai-sdk/openai-compatible")]);
  const provider = createOpenAICompatible({
    name: "model",
    baseURL: MODEL_BASE_URL,
    apiKey: MODEL_API_KEY,
    supportsStructuredOutputs: true,
    includeUsage: true,
    fetch: boundedFetch,
  });
  return { ai, model: provider(MODEL_NAME) };
}

const spentOf = (usage: { inputTokens?: number | undefined; outputTokens?: number | undefined } | undefined): Spent =>
  usage?.inputTokens === undefined || usage.outputTokens === undefined
    ? null
    : { inputTokens: usage.inputTokens, outputTokens: usage.outputTokens };
