import { afterEach, expect, test, vi } from "vitest";
import { call } from "@/lib/api/client/call";
import { CallError } from "@/lib/api/client/call-error";
import { PAGE_OF } from "@/lib/core/page-of";

afterEach(() => vi.unstubAllGlobals());

const answering = (response: () => Promise<Response>) => {
  const fetch = vi.fn<(...sent: unknown[]) => Promise<Response>>(response);
  vi.stubGlobal("fetch", fetch);
  return fetch;
};

const rename = () => call("PATCH /reels/{id}", { params: { id: "a" }, body: { title: "b" } });

test("the address is the operation's path with its parameters and query, escaped", async () => {
  const fetch = answering(async () => Response.json({ items: [] }));
  await call("GET /eva/threads/{id}", { params: { id: "a/b" }, query: { before: "x&y" } });
  expect(fetch).toHaveBeenCalledWith("/api/eva/threads/a%2Fb?before=x%26y", { method: "GET" });
});

test("a body is sent as JSON, and an empty one where a change takes none", async () => {
  const fetch = answering(async () => Response.json({}));
  await rename();
  await call("DELETE /reels/{id}", { params: { id: "a" } });
  const headers = { "content-type": "application/json" };
  expect(fetch.mock.calls).toEqual([
    ["/api/reels/a", { method: "PATCH", headers, body: '{"title":"b"}' }],
    ["/api/reels/a", { method: "DELETE", headers, body: "{}" }],
  ]);
});

test("a refusal carries the server's message, request id and problems", async () => {
  const error = {
    code: "bad_request",
    message: "No.",
    requestId: "req_1",
    details: [{ path: "name", message: "Long." }],
  };
  answering(async () => Response.json({ error }, { status: 400 }));
  const failure = rename();
  await expect(failure).rejects.toMatchObject({
    message: "No.",
    status: 400,
    requestId: "req_1",
    problems: error.details,
  });
});

test.each([
  [
    "a server that says to wait",
    40,
    { error: { message: "Too many attempts. Wait a moment and try again." } },
    "Too many attempts. Try again in 40 seconds.",
  ],
  [
    "a server that says what it allows",
    61,
    { error: { message: "Too many requests: 600 a minute are allowed." } },
    "Too many requests: 600 a minute are allowed. Try again in 2 minutes.",
  ],
  ["a proxy in front of it", 1, undefined, "Too many requests. Try again in 1 second."],
  [
    "one that doesn't say how long",
    null,
    { error: { message: "Too many boards. Close one and try again." } },
    "Too many boards. Close one and try again.",
  ],
])("a refusal for too many requests says how long to wait, by %s", async (_, seconds, body, message) => {
  const headers: HeadersInit = seconds === null ? {} : { "retry-after": String(seconds) };
  answering(async () => new Response(body && JSON.stringify(body), { status: 429, headers }));
  await expect(rename()).rejects.toMatchObject({ status: 429, message, retryAfterMs: seconds && seconds * 1000 });
});

test("what pages print has curly apostrophes, whatever the API answers with", () => {
  const details = [{ path: "name", message: "It isn't there." }];
  const error = { message: "The participants' list can't be read: it’s 5 o'clock. 'Quoted'", details };
  expect(CallError.of({ error })).toMatchObject({
    message: "The participants’ list can’t be read: it’s 5 o’clock. 'Quoted'",
    problems: [{ path: "name", message: "It isn’t there." }],
  });
});

test("a refusal for what changed meanwhile, such as one's role, means that the page is outdated", () => {
  const outdated = [400, 401, 402, 403, 404, 409, 429, 503].filter((status) =>
    CallError.isOutdated(CallError.of({}, status)),
  );
  expect(outdated).toEqual([403, 404, 409]);
});

test("a fault of ours says what to do, with the reference that a report of it needs", async () => {
  const error = { code: "internal", message: "Something went wrong on our side. Quote the ID.", requestId: "req_1" };
  answering(async () => Response.json({ error }, { status: 500 }));
  await expect(rename()).rejects.toMatchObject({
    message: "Something went wrong on our side. Try again. If it keeps happening, report it with the reference req_1.",
  });
  // In the middle of an answer, there is no status.
  expect(CallError.of({ error }).message).toContain("req_1");
});

test("no response at all is one plain sentence", async () => {
  answering(async () => {
    throw new TypeError("fetch failed");
  });
  const failure = rename();
  await expect(failure).rejects.toBeInstanceOf(CallError);
});

test("an ended session is reported to a person, not to a program", async () => {
  const error = { code: "unauthorized", message: "Send an API key, or sign in.", requestId: "req_1" };
  answering(async () => Response.json({ error }, { status: 401 }));
  const thrown = await rename().catch((failure) => failure);
  expect(CallError.isSignedOut(thrown)).toBe(true);
  expect(CallError.isOutdated(thrown)).toBe(false);
  expect(CallError.sentence(thrown)).toBe("You are signed out. Sign in again in another tab, then try again here.");
});

test("a call says whose page it comes from, and a session that is another's by now is told apart from an ended one", async () => {
  vi.stubGlobal("document", { querySelector: () => ({ dataset: { pageOf: "usr_1.wsp_1" } }) });
  const message = "You are in another workspace now.";
  const details = [{ path: "workspace", message }];
  const fetch = answering(async () => Response.json({ error: { message, details } }, { status: 401 }));
  const thrown = await rename().catch((failure) => failure);
  expect(fetch.mock.calls[0]).toMatchObject(["/api/reels/a", { headers: { [PAGE_OF]: "usr_1.wsp_1" } }]);
  expect(CallError.isSignedOut(thrown)).toBe(true);
  expect(CallError.sentence(thrown)).toBe(message);
  expect(CallError.wayBack(thrown)).toEqual({ label: "Open Earshot", href: "/" });
});
