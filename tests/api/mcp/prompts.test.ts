import { beforeAll, expect, test } from "vitest";
import { makeCaller } from "@/tests/support/factories";
import { rpc } from "@/tests/support/mcp/mcp";

let key: string;
beforeAll(async () => {
  ({ key } = await makeCaller());
});

type Listed = {
  name: string;
  description: string;
  arguments: { name: string; description: string; required: boolean }[];
};

test("three are listed, each with what it does and its arguments", async () => {
  const { json } = await rpc(key, "prompts/list");
  const prompts: Listed[] = json.result.prompts;
  expect(prompts.map(({ name }) => name)).toEqual(["summarize_study", "compare_studies", "draft_study_from_question"]);
  for (const { description, arguments: taken } of prompts)
    for (const text of [description, ...taken.map((one) => one.description)]) expect(text.length).toBeGreaterThan(10);
});

test("each is filled in with what was given", async () => {
  const { result } = (await rpc(key, "prompts/list")).json;
  for (const { name, arguments: taken } of result.prompts as Listed[]) {
    const given = Object.fromEntries(taken.map((one) => [one.name, `the ${one.name}`]));
    const { json } = await rpc(key, "prompts/get", { name, arguments: given });
    expect(json.result.messages).toHaveLength(1);
    for (const text of Object.values(given)) expect(json.result.messages[0].content.text, name).toContain(text);
  }
});

test.each([
  ["an unknown one", { name: "nothing" }],
  ["a missing argument", { name: "summarize_study" }],
  ["an empty argument", { name: "summarize_study", arguments: { study: " " } }],
  ["an argument that it does not take", { name: "summarize_study", arguments: { study: "s", colour: "red" } }],
  ["an argument that is no text", { name: "summarize_study", arguments: { study: 1 } }],
  ["an argument without end", { name: "summarize_study", arguments: { study: "s".repeat(2001) } }],
])("%s is -32602", async (_, params) => {
  expect((await rpc(key, "prompts/get", params)).json.error.code).toBe(-32602);
});
