import type { Context } from "@/lib/core/context";
import { generate } from "@/lib/services/model/generate";
import { requestPrompt } from "@/lib/services/model/prompts/request";
import { Request } from "./request";

/** The request that a language model reads in one message; it gets nothing but that message. */
export async function readWithModel(ctx: Context, asked: string, signal?: AbortSignal): Promise<Request | null> {
  return (await generate(ctx, requestPrompt(asked, Request), signal)).request;
}
