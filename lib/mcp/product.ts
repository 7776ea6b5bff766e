import { callTool } from "./call-tool";
import { INSTRUCTIONS } from "./instructions";
import { listedTool } from "./listed-tool";
import type { Offer } from "./offer";
import { getPrompt, PROMPT_LIST } from "./prompts/get-prompt";
import { tools } from "./registry";
import { listResources } from "./resources/list-resources";
import { readResource, TEMPLATE_LIST } from "./resources/read-resource";
import { RPC, RpcError } from "./rpc-error";
import { begunAnswer } from "./rpc-response";

const byName = new Map(tools.map((tool) => [tool.name, tool]));
const list = { tools: tools.map(listedTool) };

/** What Earshot offers to assistants. */
export const product: Offer = {
  server: { name: "earshot", title: "Earshot", version: "1.0.0" },
  instructions: INSTRUCTIONS,
  tools: {
    list,
    listBegun: begunAnswer(list),
    accessOf: (name) => byName.get(name)?.access,
    async call(ctx, name, given) {
      const tool = byName.get(name);
      if (!tool) throw new RpcError(RPC.invalidParams, "Unknown tool. Call tools/list to see the available tools.");
      return callTool(tool, ctx, given);
    },
  },
  resources: { templates: TEMPLATE_LIST, list: listResources, read: readResource },
  prompts: { list: PROMPT_LIST, get: getPrompt },
};
