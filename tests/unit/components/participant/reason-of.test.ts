import { expect, test } from "vitest";
import { reasonOf } from "@/components/participant/reason-of";
import { CallError } from "@/lib/api/client/call-error";

test("only a failed connection is called one; a refusal and a fault of ours are told as what they are", () => {
  expect(reasonOf(new CallError("No connection."))).toBe("offline");
  expect(reasonOf(new DOMException("Timed out.", "TimeoutError"))).toBe("offline");
  expect(reasonOf(new CallError("Slow down.", 429))).toBe("busy");
  for (const status of [500, 502, 503, 504]) expect(reasonOf(new CallError("Broken.", status))).toBe("server");
  expect(reasonOf(new CallError("Not in this state.", 409))).toBe("server");
  expect(reasonOf(new TypeError("not a function"))).toBe("server");
});
