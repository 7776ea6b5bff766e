import type { Context } from "@/lib/core/context";
import { fromTemplates } from "./from-templates";
import type { Brief, Draft } from "./topic";

/** Eva's first draft of a study from its research question. */
export async function draft(_ctx: Context, brief: Brief, _signal?: AbortSignal): Promise<Draft> {
  return fromTemplates(brief);
}
