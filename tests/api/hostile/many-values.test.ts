import { describe, expect, test } from "vitest";
import { POST as SUBMIT } from "@/app/api/participation/[id]/form/route";
import { POST as MCP } from "@/app/mcp/route";
import { POST as CREATE } from "@/app/v1/projects/route";
import { config } from "@/lib/core/config";
import { makeCaller } from "@/tests/support/factories";

const fields = (count: number, value = "1") =>
  `{${Array.from({ length: count }, (_, at) => `"k${at}":${value}`).join(",")}}`;
const list = (count: number, value: string) => `[${Array.from({ length: count }, () => value).join(",")}]`;

const caller = await makeCaller();
type Route = (request: Request, args: { params: Promise<Record<string, string>> }) => Promise<Response>;

/** The processor time in milliseconds, to which others on this machine add nothing; the least of three. */
async function costOf<T>(run: () => T | Promise<T>): Promise<{ result: T; least: number }> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 1; ; round++) {
    const before = process.cpuUsage();
    const result = await run();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
    if (round === 3) return { result, least };
  }
}

/**
 * Refusing the largest body costs three times what parsing it does; what grew with the square of it would cost
 * hundreds.
 */
const MOST_PARSINGS = 8;
const large = fields(90_000);
const { least: parsing } = await costOf(() => JSON.parse(large) as unknown);

async function send(route: unknown, path: string, body: string, params: Record<string, string> = {}) {
  const headers = {
    authorization: `Bearer ${caller.key}`,
    "content-type": "application/json",
    accept: "application/json, text/event-stream",
  };
  const { result: response, least } = await costOf(() => {
    const request = new Request(`${config().APP_URL}${path}`, { method: "POST", headers, body });
    return (route as Route)(request, { params: Promise.resolve(params) });
  });
  expect(least / parsing).toBeLessThan(MOST_PARSINGS);
  return { status: response.status, json: await response.json() };
}

describe("v1", () => {
  test("ninety thousand unknown fields: the first fifty are named", async () => {
    const { status, json } = await send(CREATE, "/v1/projects", large);
    expect([status, json.error.message]).toEqual([422, "The request is not valid. k0: Unknown field."]);
    expect(json.error.details).toHaveLength(50);
    expect(json.error.details[49]).toEqual({ path: "k49", message: "Unknown field." });
  });

  test.each([
    ["items", `{"name":${list(500_000, "1")}}`],
    ["lists in a list", list(250_000, "[]")],
    ["lists in each other", "[".repeat(500_000)],
    ["objects in each other", '{"a":'.repeat(200_000)],
  ])("more than a hundred thousand %s: refused before they are read", async (_, body) => {
    const { status, json } = await send(CREATE, "/v1/projects", body);
    expect([status, json.error.code]).toEqual([422, "validation_failed"]);
    expect(json.error.message).toBe("The body contains more than 100,000 values.");
  });

  test.each([
    ["a fault behind ninety thousand items", `{"name":${list(90_000, '"a"').slice(0, -1)},"\\u0000"]}`, "name.90000"],
    ["a long text of commas and quotes", `{"name":"${',\\"'.repeat(300_000)}"}`, "name"],
    ["many fields of one name", `{${Array.from({ length: 49_000 }, () => '"name":[]').join(",")}}`, "name"],
  ])("%s: reported like any other", async (_, body, path) => {
    const { status, json } = await send(CREATE, "/v1/projects", body);
    expect([status, json.error.details[0].path]).toEqual([422, path]);
  });
});

test.each([
  ["too many", `{"answers":${fields(60_000, "true")}}`, "The body contains more than 3,000 values."],
  [
    "as many as are looked at",
    `{"answers":${fields(2_900, "true")}}`,
    "The request is not valid. answers.k0: Must be a string, an array, or a number.",
  ],
])("a form's answers, %s, from someone without a key", async (_, body, message) => {
  const { status, json } = await send(SUBMIT, "/api/participation/x/form", body, { token: "x" });
  expect([status, json.error.message]).toEqual([400, message]);
});

describe("MCP", () => {
  const call = (given: string) =>
    `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"search_evidence","arguments":${given}}}`;

  test.each([
    ["arguments", call(fields(300_000))],
    ["fields of no message", fields(300_000)],
    ["nested lists", call("[".repeat(1_000_000))],
  ])("too many %s are refused", async (_, body) => {
    const { status, json } = await send(MCP, "/mcp", body);
    expect([status, json.error]).toMatchObject([
      400,
      { code: -32700, message: "The body contains more than 10,000 values." },
    ]);
  });

  test("thousands of unknown arguments: the first is reported to the model", async () => {
    const { status, json } = await send(MCP, "/mcp", call(fields(9_000)));
    expect([status, json.result.isError]).toEqual([200, true]);
    expect(json.result.content[0].text).toContain("k0: Unknown field. k1:");
  });
});
