import { beforeAll, expect, test } from "vitest";
import { makeCaller } from "@/tests/support/factories";
import { modern, rpc } from "@/tests/support/mcp/mcp";

type Listed = {
  name: string;
  title: string;
  description: string;
  annotations: Record<string, unknown>;
  inputSchema: Schema;
  outputSchema: Schema;
};
type Schema = { type: string; properties: Record<string, { description?: string }>; additionalProperties?: boolean };

let key: string;
let listed: Listed[];
let bytes: number;
beforeAll(async () => {
  ({ key } = await makeCaller());
  const { json, text } = await rpc(key, "tools/list");
  listed = json.result.tools;
  bytes = Buffer.byteLength(text);
});

test("the contract's tools are listed in its order", () => {
  expect(listed.map(({ name }) => name)).toEqual([
    "list_studies",
    "get_study",
    "get_study_status",
    "list_sessions",
    "get_session",
    "get_readout",
    "list_reports",
    "get_report",
    "list_swarm_runs",
    "list_findings",
    "get_finding",
    "search",
    "search_evidence",
    "list_library_files",
    "get_library_file",
    "ask_eva",
    "create_draft_study",
  ]);
});

test("all declare their effects: fifteen read, one asks, one drafts, none destroys", () => {
  const changing = ["ask_eva", "create_draft_study"];
  for (const { name, title, annotations } of listed) {
    const reads = !changing.includes(name);
    expect(annotations, name).toEqual({
      title,
      readOnlyHint: reads,
      destructiveHint: false,
      idempotentHint: reads,
      openWorldHint: false,
    });
    expect(title.length, name).toBeGreaterThan(3);
  }
});

test("all take a strict object with described fields, and declare the shape of their result", () => {
  for (const { name, inputSchema, outputSchema } of listed) {
    expect(inputSchema, name).toMatchObject({ type: "object", additionalProperties: false });
    for (const [field, { description }] of Object.entries(inputSchema.properties))
      expect(description, `${name}.${field}`).toBeTruthy();
    expect(outputSchema.type, name).toBe("object");
    expect(Object.keys(outputSchema.properties).length, name).toBeGreaterThan(0);
  }
});

test("what a model gets of it is about 20 kB; the shapes of answers are as much again", () => {
  const forModels = listed.map(({ outputSchema: _shape, ...rest }) => rest);
  expect(Buffer.byteLength(JSON.stringify(forModels))).toBeLessThan(22_000);
  expect(bytes).toBeLessThan(41_000);
});

test("the list is the same for an Observer's read-only key and in every version of the protocol", async () => {
  const { key: other } = await makeCaller({ role: "observer", readOnly: true });
  expect((await rpc(other, "tools/list")).json.result.tools).toEqual(listed);
  expect((await modern(key, "tools/list")).json.result.tools).toEqual(listed);
});

test("there is no second page", async () => {
  const { json } = await rpc(key, "tools/list", { cursor: "more" });
  expect(json.error).toEqual({ code: -32602, message: "Invalid params: cursor: There are no more pages." });
});
