import { afterEach, expect, test, vi } from "vitest";
import { sendMagicLink, signInWithPassword } from "@/components/auth/next-auth";

afterEach(() => vi.unstubAllGlobals());

const ACTS = [
  ["signing in", () => signInWithPassword("a@b.test", "password")],
  ["asking for a link", () => sendMagicLink("a@b.test", "/")],
] as const;
const FAILURES = [
  ["no connection", () => Promise.reject(new TypeError("fetch failed")), /can’t be reached/],
  ["a proxy without words", async () => new Response("<html>", { status: 502 }), /isn’t available right now/],
  [
    "an outage",
    async () => Response.json({ error: { code: "unavailable", message: "Try again soon." } }, { status: 503 }),
    /^Try again soon\.$/,
  ],
] as const;
const CASES = ACTS.flatMap(([act, run]) => FAILURES.map(([what, answer, told]) => ({ act, what, run, answer, told })));

test.each(CASES)("$act during $what says so, and is no wrong password", async ({ run, answer, told }) => {
  vi.stubGlobal("window", { location: { origin: "http://localhost" } });
  vi.stubGlobal("fetch", answer);
  await expect(run()).rejects.toMatchObject({ name: "CallError", message: expect.stringMatching(told) });
  vi.stubGlobal("fetch", (path: string) =>
    path.endsWith("csrf") ? Promise.resolve(Response.json({ csrfToken: "token" })) : answer(),
  );
  await expect(run()).rejects.toMatchObject({ name: "CallError", message: expect.stringMatching(told) });
});
