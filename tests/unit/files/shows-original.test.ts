import { describe, expect, test } from "vitest";
import type { Actor, Context } from "@/lib/core/context";
import { showsOriginal } from "@/lib/services/files/shows-original";

const as = (actor: Actor): Context => ({ requestId: "req_1", workspaceId: "wsp_1", plan: "pro", actor });
const person = { userId: "usr_1", readOnly: false };
const admin = as({ kind: "user", userId: "usr_1", role: "admin", sessionId: "ses_1" });
const MASKED = { assetType: "TEXT", hasMasks: true };

describe("the bytes of a text with masked words are for", () => {
  test.each([
    ["a signed-in admin", admin, true],
    ["a job of the server", as({ kind: "system", name: "hash" }), true],
    ["no member", as({ kind: "user", userId: "usr_1", role: "member", sessionId: "ses_1" }), false],
    ["no key, not even an admin's", as({ kind: "apiKey", role: "admin", keyId: "key_1", ...person }), false],
    [
      "no connected app, not even an admin's",
      as({ kind: "mcp", role: "admin", connectionId: "con_1", ...person }),
      false,
    ],
  ])("%s", (_, ctx, expected) => expect(showsOriginal(ctx, MASKED)).toBe(expected));
});

test.each([
  ["a text without masks", { assetType: "TEXT", hasMasks: false }],
  ["a recording, in which nothing can be masked,", { assetType: "AUDIO", hasMasks: true }],
])("the bytes of %s are for everyone in the workspace", (_, file) => {
  const observer = as({ kind: "user", userId: "usr_2", role: "observer", sessionId: "ses_2" });
  expect(showsOriginal(observer, file)).toBe(true);
});
