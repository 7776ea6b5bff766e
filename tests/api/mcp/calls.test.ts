import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { AppError } from "@/lib/core/errors";
import { callTool as runTool } from "@/lib/mcp/call-tool";
import { tool } from "@/lib/mcp/tool";
import { makeStudy } from "@/tests/support/data/studies";
import { makeCaller, makeKey } from "@/tests/support/factories";
import { callTool, post, rpc } from "@/tests/support/mcp/mcp";
import { countStatements } from "@/tests/support/watch/count-statements";
import { logLines } from "@/tests/support/watch/log-lines";

const lines = logLines();
let caller: Awaited<ReturnType<typeof makeCaller>>;
beforeAll(async () => {
  caller = await makeCaller();
  await makeStudy(caller.person, { title: "Checkout" });
});

const said = (json: { result: { content: { text: string }[] } }) => json.result.content[0]?.text;

test("what a model reads and what a program reads is the same", async () => {
  const { json } = await callTool(caller.key, "list_studies");
  expect(json.result.isError).toBeUndefined();
  expect(json.result.structuredContent.items).toMatchObject([{ title: "Checkout" }]);
  expect(JSON.parse(said(json) ?? "")).toEqual(json.result.structuredContent);
});

test("a list is two statements: the admission and the list", async () => {
  expect(await countStatements(() => callTool(caller.key, "list_studies"))).toBe(2);
});

test("a tool that shows one thing also links to its resource", async () => {
  const study = await makeStudy(caller.person);
  const { json } = await callTool(caller.key, "get_study", { study: study.id });
  const link = json.result.content.find(({ type }: { type: string }) => type === "resource_link");
  expect(link).toMatchObject({ uri: `eva://studies/${study.id}` });
  expect((await rpc(caller.key, "resources/read", { uri: link.uri })).json.result.contents[0].uri).toBe(link.uri);
});

test("the log line says which methods and tools a call was for, and nothing of what was asked", async () => {
  lines.splice(0);
  await callTool(caller.key, "search", { query: "what nobody should read in a log" });
  await callTool(caller.key, "anything\nelse");
  const method = "tools/call";
  const batch = ["list_studies", "list_studies", "list_reports"].map((name, id) => ({ method, params: { name }, id }));
  await post(
    caller.key,
    [...batch, { method: "ping", id: 9 }].map((message) => ({ jsonrpc: "2.0", ...message })),
  );
  expect(lines.map((line) => JSON.parse(line).about)).toEqual([
    "tools/call search",
    "tools/call unknown",
    "tools/call list_studies, tools/call list_reports, ping",
  ]);
  expect(lines.join()).not.toContain("nobody should read");
});

describe("a call that can't succeed", () => {
  test.each([
    ["an argument that is no good", { limit: 0 }, /^limit: .+ Correct the arguments and call again\.$/],
    ["an argument that is not there", { colour: "red" }, /^colour: Unknown field\. Correct/],
    ["a cursor of somebody else's", { cursor: "abc" }, /^cursor: .+ Correct/],
    ["half of a letter, as models that count characters cut them", { q: "\ud83d" }, /^q: .+ Correct/],
    ["a sign that no text has", { q: "a\0b" }, /^q: .+ Correct/],
    ["boxes in boxes in boxes", { q: JSON.parse("[".repeat(40) + "]".repeat(40)) }, /nested too deeply\. Correct/],
  ])("for %s says what to do, as a result", async (_, args, sentence) => {
    const { status, json } = await callTool(caller.key, "list_studies", args);
    expect([status, json.result.isError, json.result.structuredContent]).toEqual([200, true, undefined]);
    expect(said(json)).toMatch(sentence);
  });

  test("for something missing says which tool lists the ids", async () => {
    const { json } = await callTool(caller.key, "get_study", { study: "none" });
    expect(said(json)).toMatch(/^Study not found\. list_studies/);
  });

  test("finds nothing of another workspace", async () => {
    const other = await makeCaller();
    const theirs = await makeStudy(other.person);
    const { json } = await callTool(caller.key, "get_study", { study: theirs.id });
    expect(said(json)).toMatch(/^Study not found\./);
  });

  test.each([
    ["an unknown tool", { name: "drop_everything" }, /^Unknown tool/],
    ["a tool of every object", { name: "constructor" }, /^Unknown tool/],
    ["no name", {}, /^Invalid params: name: /],
    ["arguments that are a list", { name: "list_studies", arguments: [] }, /^Invalid params: arguments: /],
  ])("%s is -32602", async (_, params, sentence) => {
    const { status, json } = await rpc(caller.key, "tools/call", params);
    expect([status, json.error.code]).toEqual([200, -32602]);
    expect(json.error.message).toMatch(sentence);
  });
});

describe("someone who may not draft", () => {
  const QUESTION = { question: "Why do people leave at the checkout?" };

  test("is told so if the key is read-only, and nothing is created", async () => {
    const key = await makeKey(caller.person, { readOnly: true });
    const { status, json } = await callTool(key, "create_draft_study", QUESTION);
    expect([status, json.result.isError]).toEqual([200, true]);
    expect(said(json)).toMatch(/^This API key is read-only, so nothing was created\./);
  });

  test("is told so if they are an Observer", async () => {
    const { key } = await makeCaller({ role: "observer" });
    const { json } = await callTool(key, "create_draft_study", QUESTION);
    expect(said(json)).toMatch(/^Observers can read and ask Eva, but can't change anything\./);
  });
});

describe("an error of ours", () => {
  const broken = (run: () => Promise<{ said: string }>) =>
    tool({
      name: "broken",
      title: "Broken",
      description: "Breaks.",
      access: "read",
      input: z.strictObject({}),
      output: z.object({ said: z.string() }),
      run,
    });
  const answerOf = async (run: () => Promise<{ said: string }>) => runTool(broken(run), caller.ctx, {});

  test.each([
    ["an error that nobody expected", async () => Promise.reject(new Error("relation secret_table does not exist"))],
    ["an answer that its own schema refuses", async () => ({ said: 1 }) as unknown as { said: string }],
  ])("is answered with a fixed sentence for %s", async (_, run) => {
    const { isError, content } = await answerOf(run);
    const sentence = `Something went wrong on our side. Quote the request id ${caller.ctx.requestId} if you report it.`;
    expect([isError, content]).toEqual([true, [{ type: "text", text: sentence }]]);
  });

  test("that is temporary says when to come back", async () => {
    const wait = new AppError("rate_limited", "The model is busy.", { retryAfterSeconds: 7 });
    const { content } = await answerOf(() => Promise.reject(wait));
    expect(content).toEqual([
      { type: "text", text: "The model is busy. Wait, then call again. Try again in 7 seconds." },
    ]);
  });
});

test("a thousand calls of two people never mix, forty at a time", async () => {
  const people = await Promise.all(
    ["Ours", "Theirs"].map(async (title) => {
      const { person, key } = await makeCaller();
      for (let i = 0; i < 3; i++) await makeStudy(person, { title });
      return { title, key };
    }),
  );
  const wrong: unknown[] = [];
  async function askOnce(id: number) {
    const { title, key } = people[id % 2] ?? { title: "", key: "" };
    const limit = (id % 3) + 1;
    const params = { name: "list_studies", arguments: { limit } };
    const { json } = await post(key, { jsonrpc: "2.0", id, method: "tools/call", params });
    const titles = json.result?.structuredContent?.items.map((item: { title: string }) => item.title);
    if (json.id !== id || JSON.stringify(titles) !== JSON.stringify(Array(limit).fill(title))) wrong.push(json);
  }
  const ids = Array.from({ length: 1000 }, (_, id) => id);
  const lane = async () => {
    for (let id = ids.pop(); id !== undefined; id = ids.pop()) await askOnce(id);
  };
  await Promise.all(Array.from({ length: 40 }, lane));
  expect(wrong).toEqual([]);
});
