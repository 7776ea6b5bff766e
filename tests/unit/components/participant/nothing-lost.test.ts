import { afterEach, describe, expect, test, vi } from "vitest";
import { leftOver } from "@/components/participant/chat/left-over";
import { withHeard } from "@/components/participant/chat/with-heard";
import { keepTrying } from "@/components/participant/keep-trying";
import type { Turn } from "@/components/participant/shapes";
import { CallError } from "@/lib/api/client/call-error";

afterEach(() => vi.unstubAllGlobals());

describe("what was spoken, as text", () => {
  test("is the answer where nothing was typed", () => {
    expect(withHeard("", null, "I left.")).toBe("I left.");
  });
  test("follows what was typed before", () => {
    expect(withHeard("First this. ", null, "I left.")).toBe("First this.\nI left.");
  });
  test("stays as it was corrected when the page is opened again", () => {
    expect(withHeard("I left early.", "I left.", "I left.")).toBe("I left early.");
  });
  test("gives way to what is said when it is recorded again, and what was typed stays", () => {
    expect(withHeard("I left.", "I left.", "I stayed.")).toBe("I stayed.");
    expect(withHeard("First this.\nI left.", "I left.", "I stayed.")).toBe("First this.\nI stayed.");
  });
});

describe("what was written while the conversation went on in another window", () => {
  const turn = (role: Turn["role"], text: string) => ({ role, text }) as Turn;
  test("is left over, unless it is what was said there", () => {
    const turns = [turn("moderator", "Why?"), turn("participant", "Too dear.")];
    expect(leftOver(" Too slow. ", turns)).toBe("Too slow.");
    expect(leftOver("Too dear. ", turns)).toBeNull();
    expect(leftOver("Why?", turns)).toBe("Why?");
    expect(leftOver("  ", turns)).toBeNull();
  });
});

test("an answer is sent again when something is wrong on our side, and not when it is refused", async () => {
  const listeners = new Set<() => void>();
  vi.stubGlobal("window", {
    addEventListener: (_: string, listener: () => void) => setTimeout(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  });
  vi.stubGlobal("navigator", { onLine: true });
  const errors = [new CallError("broken", 500), new CallError("restarting", 502)];
  const act = vi.fn(async () => {
    const error = errors.shift();
    if (error) throw error;
    return "stored";
  });
  const { signal } = new AbortController();
  expect(await keepTrying(act, () => undefined, signal)).toBe("stored");
  expect(act).toHaveBeenCalledTimes(3);
  const refused = async () => {
    throw new CallError("no", 400);
  };
  await expect(keepTrying(refused, () => undefined, signal)).rejects.toMatchObject({ status: 400 });
});
