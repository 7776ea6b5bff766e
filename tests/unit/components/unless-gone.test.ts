import { expect, test } from "vitest";
import { CallError } from "@/lib/api/call-error";
import { unlessGone } from "@/lib/api/unless-gone";

test("what somebody else has deleted meanwhile is gone, as was wished; any other refusal is told", async () => {
  await expect(unlessGone(Promise.resolve({}))).resolves.toBeUndefined();
  await expect(unlessGone(Promise.reject(new CallError("Note not found.", 404)))).resolves.toBeUndefined();
  await expect(unlessGone(Promise.reject(new CallError("Not yours.", 403)))).rejects.toThrow("Not yours.");
});
