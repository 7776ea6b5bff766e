import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { type Context, isReadOnly } from "@/lib/core/context";
import { AppError, type Problem } from "@/lib/core/errors";
import { asAppError } from "@/lib/http/answer/as-app-error";
import { refuseUnstorable } from "@/lib/http/request/body";
import { parseBy } from "@/lib/http/request/parse-by";
import { observerRefused } from "@/lib/services/access/observer-refused";
import { may } from "@/lib/services/access/permit";
import { FAILURES, faultSentence } from "./failures";
import { noteFault } from "./note-fault";
import { outputOf } from "./output-of";
import type { Tool, ToolAccess } from "./tool";
import { nextStep } from "./tools/next-step";

/** Runs a tool. A failure is a result too: one sentence that the model can act on. */
export async function callTool(tool: Tool, ctx: Context, given: Record<string, unknown>): Promise<CallToolResult> {
  try {
    requireAccess(ctx, tool.access);
    refuseUnstorable(given);
    const output = await outputOf(tool, ctx, parseBy(tool.input, given));
    const link = tool.link?.(output);
    return {
      content: [
        { type: "text", text: JSON.stringify(output) },
        ...(link ? [{ type: "resource_link" as const, ...link }] : []),
      ],
      structuredContent: output,
    };
  } catch (thrown) {
    return { isError: true, content: [{ type: "text", text: sentenceOf(thrown, ctx, tool.name) }] };
  }
}

/** An HTTP refusal would send a key's owner, or an Observer, through a sign-in that can't help. */
function requireAccess(ctx: Context, access: ToolAccess): void {
  if (access !== "write") return;
  if (!may(ctx, "study.write")) throw observerRefused();
  if (!isReadOnly(ctx)) return;
  const what =
    ctx.actor.kind === "apiKey" ? "This API key is read-only" : "This connection isn't allowed to draft studies";
  throw new AppError("forbidden", `${what}, so nothing was created.`);
}

function sentenceOf(thrown: unknown, ctx: Context, name: string): string {
  const error = asAppError(thrown);
  if (!error || error.kind === "unavailable") noteFault(ctx.requestId, `tools/call ${name}`, thrown);
  if (!error) return faultSentence(ctx.requestId);
  const { problems = [], retryAfterSeconds } = error.extra;
  if (error.kind === "invalid" && problems.length > 0) return `${listed(problems)} ${FAILURES.invalid.fix}`;
  if (error.kind === "not_found") return nextStep(error.message);
  const wait = retryAfterSeconds ? ` Try again in ${retryAfterSeconds} seconds.` : "";
  return `${error.message} ${FAILURES[error.kind].fix}${wait}`;
}

const MOST_PROBLEMS = 5;

const listed = (problems: Problem[]): string =>
  problems
    .slice(0, MOST_PROBLEMS)
    .map(({ path, message }) => `${path ? `${path}: ` : ""}${message}`)
    .map((text) => (/[.!?]$/.test(text) ? text : `${text}.`))
    .join(" ");
