import type { GetPromptResult, ListPromptsResult } from "@modelcontextprotocol/sdk/types.js";
import { RPC, RpcError } from "@/lib/mcp/rpc-error";
import { compareStudies } from "./compare-studies";
import { draftStudyFromQuestion } from "./draft-study-from-question";
import type { Prompt } from "./prompt";
import { summarizeStudy } from "./summarize-study";

const PROMPTS: readonly Prompt[] = [summarizeStudy, compareStudies, draftStudyFromQuestion];
const LONGEST = 2000;

export const PROMPT_LIST: ListPromptsResult = {
  prompts: PROMPTS.map(({ write: _write, arguments: expected, ...told }) => ({ ...told, arguments: [...expected] })),
};

const refuse = (message: string) => new RpcError(RPC.invalidParams, message);

/** A prompt with its arguments filled in. Throws `RpcError` if it is unknown or lacks an argument. */
export function getPrompt(name: string, given: Record<string, string>): GetPromptResult {
  const found = PROMPTS.find((prompt) => prompt.name === name);
  if (!found) throw refuse("Unknown prompt. Call prompts/list to see the available prompts.");
  for (const { name: argument, required } of found.arguments)
    if (required && !given[argument]?.trim()) throw refuse(`The argument ${argument} is required.`);
  for (const [argument, text] of Object.entries(given)) {
    if (!found.arguments.some((expected) => expected.name === argument))
      throw refuse("The prompt takes no such argument. Call prompts/list to see its arguments.");
    if (text.length > LONGEST) throw refuse(`The argument ${argument} is longer than ${LONGEST} characters.`);
  }
  return {
    description: found.description,
    messages: [{ role: "user", content: { type: "text", text: found.write(given) } }],
  };
}
