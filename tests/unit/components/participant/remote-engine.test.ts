import { afterEach, expect, test, vi } from "vitest";
import { remoteEngine } from "@/components/participant/engine/remote-engine";
import type { View } from "@/components/participant/shapes";
import { shownView } from "@/tests/support/data/shown-view";

afterEach(() => vi.unstubAllGlobals());

const person = { label: "P1", status: "consented", name: null, email: null, timeZone: null } as const;
const begun: View = { ...shownView, step: "form", token: "first", participant: person };

/** The calls that consenting makes if the server answers `begun` to each. */
async function agreeing(known: string | null) {
  const fetch = vi.fn<(path: string, init: RequestInit) => Promise<Response>>(async () => Response.json(begun));
  vi.stubGlobal("fetch", fetch);
  const tokens: string[] = [];
  const engine = remoteEngine({ view: shownView, recruited: {}, known: () => known, onToken: (to) => tokens.push(to) });
  const { step } = await engine.consent(true);
  return { step, tokens, calls: fetch.mock.calls.map(([path, { method }]) => `${method} ${path}`) };
}

test("someone who has started in another window continues there instead of becoming a second participant", async () => {
  expect(await agreeing("first")).toEqual({ step: "form", tokens: ["first"], calls: ["GET /api/participation/first"] });
});

test("someone new becomes a participant", async () => {
  const { calls, tokens } = await agreeing(null);
  expect(calls).toEqual(["POST /api/participation/study/start"]);
  expect(tokens).toEqual(["first"]);
});
