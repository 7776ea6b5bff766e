import { expect, test } from "vitest";
import { CallError } from "@/lib/api/client/call-error";
import { unlessGone } from "@/lib/api/client/unless-gone";

test("deleting what somebody else has just deleted succeeds; any other refusal is reported", async () => {
  await expect(unlessGone(Promise.resolve({}))).resolves.toBeUndefined();
  await expect(unlessGone(Promise.reject(new CallError("Note not found.", 404)))).resolves.toBeUndefined();
  await expect(unlessGone(Promise.reject(new CallError("Not yours.", 403)))).rejects.toThrow("Not yours.");
});
