import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PERSONA_PRESETS } from "@/lib/core/swarm/personas";
import { db } from "@/lib/db/client";
import { openAgentBrowser } from "@/lib/integrations/browser/open-agent-browser";
import { publish } from "@/lib/services/studies/publish";
import { notesOf } from "@/lib/services/swarm/agents/notes-of";
import { walk } from "@/lib/services/swarm/agents/walk";
import { listFindings } from "@/lib/services/swarm/list-findings";
import { getRun } from "@/lib/services/swarm/runs/get";
import { makeSwarmStudy } from "@/tests/support/data/swarm";
import { makeCaller } from "@/tests/support/factories";
import { browserPath } from "@/tests/support/run/browser-path";
import { withSettings } from "@/tests/support/settings";
import { startHostileSite } from "@/tests/support/stand-ins/hostile-site";

const MINUTE = 60_000;
/** A page that a busy machine loads later than this reports no attempt: it never got to make one. */
const LIMITS = { navigationMs: 30_000, quietMs: 4_000, readMs: 15_000 };
/** What sits out a limit gets a short one. */
const PATIENCE: Record<string, Partial<typeof LIMITS>> = { never: { navigationMs: 1_500 }, busy: { readMs: 1_500 } };
const [persona] = PERSONA_PRESETS;

let site: Awaited<ReturnType<typeof startHostileSite>>;
let chromium: string;
beforeAll(async () => {
  [site, chromium] = await Promise.all([startHostileSite(), browserPath()]);
}, 2 * MINUTE);
afterAll(() => site.close());

/** Agents may reach 127.0.0.1 here, and no other address of this machine. */
const inTest = <T>(work: () => Promise<T>) =>
  withSettings({ ALLOW_PRIVATE_TARGETS: ["127.0.0.1"], CHROMIUM_PATH: chromium }, work);

async function visit(path: string) {
  if (!persona) throw new Error("there is a persona");
  const browser = await openAgentBrowser({ persona, target: site.url, limits: LIMITS });
  try {
    return await browser.act({ kind: "open", url: `${site.url}${path}` });
  } finally {
    await browser.close();
  }
}

describe("a private address", () => {
  test.each(["hop/1", "hop/2", "hop/5", "script-away", "meta-away", "parts"])(
    "is not reached by %s, and the attempt is reported",
    (path) =>
      inTest(async () => {
        const { result, events, ended } = await visit(path);
        // Compared as a whole: whatever fails is told with what the browser did meanwhile.
        expect({ reached: site.reached, events, result, ended }).toMatchObject({
          reached: [],
          events: expect.arrayContaining([expect.objectContaining({ kind: "blocked" })]),
        });
      }),
    2 * MINUTE,
  );
});

test(
  "a page that fills the console with errors hides neither the request nor the script that failed after them",
  () =>
    inTest(async () => {
      const { events } = await visit("noisy");
      expect(events).toContainEqual(
        expect.objectContaining({ kind: "request", url: `${site.url}missing`, status: 404 }),
      );
      expect(events).toContainEqual(expect.objectContaining({ kind: "exception", text: "The cart is gone" }));
      const lines = events.flatMap((event) => (event.kind === "console" ? [event.text] : []));
      expect([lines.length, new Set(lines).size]).toEqual([60, 60]);
      const notes = notesOf(events);
      expect(notes).toHaveLength(8);
      expect(notes.slice(0, 2).join()).toMatch(/missing returned 404.*The cart is gone|The cart is gone.*missing/);
      expect(notes.at(-1)).toBe("The browser reported 55 more.");
    }),
  2 * MINUTE,
);

describe("the agent ends with a finding, and the server keeps running, if a page", () => {
  test.each([
    ["never answers", "never", "The page never loaded."],
    ["opens 1,000 windows", "popups", "The page opened more than 20 windows."],
    // A slow machine may not have filled the memory before we stop waiting.
    ["crashes its tab", "crash", expect.stringMatching(/crashed its tab|stopped responding/)],
    ["never stops working", "busy", "The page stopped responding."],
    ["shows one dialog after the other", "dialogs", "The page showed more than 20 dialogs."],
  ])(
    "%s",
    (_, path, sentence) =>
      inTest(async () => {
        const { person, ctx } = await makeCaller();
        const study = await makeSwarmStudy(person, `${site.url}${path}`);
        await publish(ctx, study.id, { expectedTotalCents: 0 });
        const { id } = await db().swarmRun.findFirstOrThrow({ where: { studyId: study.id } });
        const limits = { ...LIMITS, ...PATIENCE[path] };
        await walk(ctx, (await getRun(ctx, id)).agents[0]?.id ?? "", { limits });
        expect(await getRun(ctx, id)).toMatchObject({ status: "done", agents: [{ status: "done", error: sentence }] });
        const { items } = await listFindings(ctx, id, { limit: 20 });
        expect(items.length).toBeGreaterThan(0);
      }),
    3 * MINUTE,
  );
});
