import { beforeAll, describe, expect, test } from "vitest";
import { curlOf, exampleBody } from "@/components/docs/curl-of";
import type { ApiDocument } from "@/components/docs/document";
import { apiDocument } from "@/lib/api/openapi";
import { exampleId } from "@/lib/core/example-id";
import { v1Document } from "@/lib/v1/openapi";
import { call } from "@/tests/support/call";
import { allOperations, paramsOf } from "@/tests/support/contract/routes";
import { makeRows } from "@/tests/support/data/rows";
import { makeCaller } from "@/tests/support/factories";

/** As the page has them, and as everybody else reads them. */
const documents = JSON.parse(JSON.stringify({ v1: v1Document(), api: apiDocument() })) as Record<
  "v1" | "api",
  ApiDocument
>;
const operations = (await allOperations()).filter(({ operation }) => operation.body && operation.access !== "person");
const titled = (list: typeof operations) =>
  list.map((one) => [`${one.operation.method} ${one.surface}${one.operation.path}`, one] as const);
const shownBody = ({ operation, surface }: (typeof operations)[number]): unknown => {
  const documented = documents[surface].paths[operation.path]?.[operation.method.toLowerCase()];
  return documented && exampleBody(documents[surface], documented);
};

describe("the body shown in the reference is one that its endpoint accepts", () => {
  test.each(titled(operations))("%s", (_, one) => {
    expect(one.operation.body?.safeParse(shownBody(one)).error?.issues).toBeUndefined();
  });
});

test("a response shown in the reference instead of one made from its schema is one that its endpoint may return", async () => {
  const shown = (await allOperations()).flatMap(({ operation }) =>
    ((operation.response.meta()?.examples ?? []) as unknown[]).map((example) => ({ operation, example })),
  );
  expect(shown.map(({ operation }) => operation.id)).toContain("getJob");
  for (const { operation, example } of shown) expect(operation.response.parse(example), operation.id).toEqual(example);
});

/** The row of the test that each kind of thing in an example stands for. */
const KINDS = {
  file: "transcripts",
  upload: "uploads",
  project: "projects",
  study: "studies",
  session: "sessions",
  tag: "tags",
  card: "cards",
  lane: "lanes",
  clip: "clips",
  passage: "evidence",
  mask: "masks",
  thread: "threads",
} as const;

/** What the test's rows don't have, each with its reason. */
const WITHOUT: Record<string, string> = {
  mergeProjectTag: "there is one tag, which can't be merged into itself",
  createSlots: "times lie within a year, and an example does not move with the calendar",
};

describe("with ids of existing things, none of its fields is refused", () => {
  let rows: Record<string, string>;
  let caller: Awaited<ReturnType<typeof makeCaller>>;
  beforeAll(async () => {
    caller = await makeCaller({ plan: "scale" });
    rows = await makeRows(caller.person);
  });

  const pasted = operations.filter(({ operation }) => operation.access !== "public" && !(operation.id in WITHOUT));
  test.each(titled(pasted))("%s", async (_, one) => {
    const { operation, route } = one;
    const text = Object.entries(KINDS).reduce(
      (body, [kind, resource]) => body.replaceAll(exampleId(kind as keyof typeof KINDS), rows[resource] ?? ""),
      JSON.stringify(shownBody(one)),
    );
    const params = paramsOf(operation, (_name, resource) => rows[resource] ?? "x");
    const { status, json } = await call(route, { key: caller.key, params, body: JSON.parse(text) });
    if (status !== 400 && status !== 422) return;
    const refused = (json.error.details ?? []).map(({ path }: { path: string }) => path.split(".")[0]);
    expect(
      Object.keys(JSON.parse(text)).filter((name) => refused.includes(name)),
      JSON.stringify(json.error),
    ).toEqual([]);
  });
});

test("an apostrophe doesn't end the body in a shell, and a file is sent and stored as one", () => {
  const api = documents.api;
  const curlFor = (path: string, method: string) => {
    const operation = api.paths[path]?.[method];
    if (!operation) throw new Error(`${path} is not documented`);
    return { operation, curl: curlOf(api, path, method, operation) };
  };
  const { operation } = curlFor("/eva/ask", "post");
  const content = {
    "application/json": { ...operation.requestBody?.content?.["application/json"], example: { question: "Don't?" } },
  };
  const asked = { ...operation, requestBody: { required: true, content } };
  expect(curlOf(api, "/eva/ask", "post", asked)).toContain(`-d '{"question":"Don'\\''t?"}'`);
  const sent = curlFor("/boards/{id}/import", "post").curl;
  expect(sent).toContain(`-H "Content-Type: text/csv"`);
  expect(sent).toContain("--data-binary @file.csv");
  expect(curlFor("/library/files/{id}/transcript.docx", "get").curl).toContain("-o transcript.docx");
});

test("ids in a call are shell variables: curl took {projectId} for a pattern, and requested “projectId”", () => {
  for (const document of Object.values(documents))
    for (const [path, methods] of Object.entries(document.paths))
      for (const [method, operation] of Object.entries(methods))
        expect(curlOf(document, path, method, operation).split("\n")[0]).not.toMatch(/[{}…]/);
  const { v1, api } = documents;
  const first = (document: ApiDocument, path: string) => {
    const operation = document.paths[path]?.get;
    return operation && curlOf(document, path, "get", operation).split("\n")[0];
  };
  expect(first(v1, "/projects/{projectId}/chat/{threadId}")).toContain('/projects/$PROJECT_ID/chat/$THREAD_ID" ');
  expect(first(api, "/studies/{id}/sessions/{sessionId}")).toContain('/studies/$STUDY_ID/sessions/$SESSION_ID" ');
  expect(first(api, "/search/evidence")).toContain('/search/evidence?q=price" ');
});
