import { afterEach, expect, test, vi } from "vitest";
import { CallError } from "@/lib/api/client/call-error";
import { insist, type Trouble } from "@/lib/api/client/insist";

const listeners = new Set<() => void>();
const page = {
  addEventListener: (_: string, listener: () => void) => listeners.add(listener),
  removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
};
/** Runs with a page whose connection comes back as soon as something waits for it. */
async function withPage<T>(onLine: boolean, work: () => Promise<T>): Promise<T> {
  vi.stubGlobal("window", page);
  vi.stubGlobal("navigator", { onLine });
  const back = setInterval(() => {
    for (const listener of listeners) listener();
  }, 1);
  return work().finally(() => clearInterval(back));
}
afterEach(() => vi.unstubAllGlobals());

const failing = (errors: Error[], result: string) => async () => {
  const error = errors.shift();
  if (error) throw error;
  return result;
};

test("temporary failures are retried until there is a response, and reported meanwhile", async () => {
  const troubles: (Trouble | null)[] = [];
  const act = failing([new CallError("gone"), new CallError("busy", 503), new CallError("fast", 429)], "done");
  const result = await withPage(false, () =>
    insist(act, (trouble) => troubles.push(trouble), new AbortController().signal),
  );
  expect(result).toBe("done");
  expect(troubles).toEqual(["offline", "offline", "offline", null]);
  expect(listeners.size).toBe(0);
});

test("a refusal isn't retried", async () => {
  for (const status of [400, 404, 409, 500]) {
    const act = vi.fn(failing([new CallError("no", status)], "done"));
    await expect(
      withPage(true, () => insist(act, () => undefined, new AbortController().signal)),
    ).rejects.toMatchObject({ status });
    expect(act).toHaveBeenCalledTimes(1);
  }
});

test("nothing is retried for a page that is gone", async () => {
  const gone = new AbortController();
  const act = async () => {
    gone.abort(new Error("gone"));
    throw new CallError("no connection");
  };
  await expect(withPage(true, () => insist(act, () => undefined, gone.signal))).rejects.toThrow("gone");
});
