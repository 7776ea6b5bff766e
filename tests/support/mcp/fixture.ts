import type { CallToolResult, GetPromptResult } from "@modelcontextprotocol/sdk/types.js";
import { notFound } from "@/lib/core/errors";
import type { Offer } from "@/lib/mcp/offer";
import { RPC, RpcError } from "@/lib/mcp/rpc-error";
import { begunAnswer } from "@/lib/mcp/rpc-response";

const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const image = { type: "image", data: PIXEL, mimeType: "image/png" } as const;
const audio = { type: "audio", data: "UklGRiQAAABXQVZFZm10IBAAAAABAAEA", mimeType: "audio/wav" } as const;
const text = (said: string) => ({ type: "text", text: said }) as const;
const resource = (uri: string, mimeType: string, said: string) =>
  ({ type: "resource", resource: { uri, mimeType, text: said } }) as const;

/** What the official suite calls, under the names it uses; see `list` of the suite for the expected results. */
const TOOLS: Record<string, CallToolResult> = {
  test_simple_text: { content: [text("This is a simple text response for testing.")] },
  test_image_content: { content: [image] },
  test_audio_content: { content: [audio] },
  test_embedded_resource: {
    content: [resource("test://embedded-resource", "text/plain", "This is an embedded resource content.")],
  },
  test_multiple_content_types: {
    content: [
      text("Multiple content types test:"),
      image,
      resource("test://mixed-content-resource", "application/json", '{"test":"data","value":123}'),
    ],
  },
  test_error_handling: { isError: true, content: [text("This tool intentionally returns an error for testing")] },
  // Both only have to send nothing but their response.
  test_streaming_elicitation: { content: [text("Nothing had to be asked.")] },
  test_logging_tool: { content: [text("Nothing was logged.")] },
};

const list = {
  tools: Object.keys(TOOLS).map((name) => ({ name, description: name, inputSchema: { type: "object" as const } })),
};

const say = (...contents: (ReturnType<typeof text | typeof resource> | typeof image)[]): GetPromptResult => ({
  messages: contents.map((content) => ({ role: "user", content })),
});
const PROMPTS: Record<string, (given: Record<string, string>) => GetPromptResult> = {
  test_simple_prompt: () => say(text("This is a simple prompt for testing.")),
  test_prompt_with_arguments: ({ arg1, arg2 }) => say(text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`)),
  test_prompt_with_embedded_resource: ({ resourceUri = "" }) =>
    say(resource(resourceUri, "text/plain", "Embedded resource content for testing."), text("Please process it.")),
  test_prompt_with_image: () => say(image, text("Please analyze the image above.")),
};

const RESOURCES = {
  "test://static-text": { mimeType: "text/plain", text: "This is the content of the static text resource." },
  "test://static-binary": { mimeType: "image/png", blob: PIXEL },
};

function contentOf(uri: string) {
  if (uri in RESOURCES) return RESOURCES[uri as keyof typeof RESOURCES];
  const [, id] = /^test:\/\/template\/(\w+)\/data$/.exec(uri) ?? [];
  if (!id) throw notFound("Resource");
  return { mimeType: "application/json", text: JSON.stringify({ id, templateTest: true, data: `Data for ID: ${id}` }) };
}

/** What the official suite expects a server under test to offer, served by the product's own transport. */
export const fixture: Offer = {
  server: { name: "fixture", version: "1.0.0" },
  instructions: "For tests.",
  tools: {
    list,
    listBegun: begunAnswer(list),
    accessOf: (name) => (name in TOOLS ? "read" : undefined),
    async call(_ctx, name) {
      const result = TOOLS[name];
      if (!result) throw new RpcError(RPC.invalidParams, "Unknown tool.");
      return result;
    },
  },
  resources: {
    templates: {
      resourceTemplates: [{ uriTemplate: "test://template/{id}/data", name: "template", mimeType: "application/json" }],
    },
    list: async () => ({
      resources: Object.entries(RESOURCES).map(([uri, { mimeType }]) => ({ uri, name: uri.slice(7), mimeType })),
    }),
    read: async (_ctx, uri) => ({ contents: [{ uri, ...contentOf(uri) }] }),
  },
  prompts: {
    list: { prompts: Object.keys(PROMPTS).map((name) => ({ name, description: name })) },
    get(name, given) {
      const write = PROMPTS[name];
      if (!write) throw new RpcError(RPC.invalidParams, "Unknown prompt.");
      return write(given);
    },
  },
};
