import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { mcp } from "@/lib/mcp/surface";
import { freePort } from "@/scripts/setup/free-port.mjs";
import { makeCaller } from "@/tests/support/factories";
import { conformance, requirements } from "@/tests/support/mcp/conformance";
import { fixture } from "@/tests/support/mcp/fixture";
import { approve } from "@/tests/support/mcp/sign-in";
import { serveMcp } from "@/tests/support/mcp/site";

const VERSIONS = ["2025-11-25", "2026-07-28"];
const MINUTES = 180_000;

/** Parts of the protocol that the transport omits on purpose. */
const NO_PUSHING = "answers are one JSON document: nothing is sent before or beside them";
const NO_ASKING = "no tool asks the client for anything while it runs";
const LEFT_OUT: Record<string, Record<string, string>> = {
  "2025-11-25": {
    "logging-set-level": "nothing is logged to clients, so no logging is advertised",
    "completion-complete": "no argument has values that could be completed, so no completions are advertised",
    "tools-call-with-logging": NO_PUSHING,
    "tools-call-with-progress": NO_PUSHING,
    "tools-call-sampling": NO_ASKING,
    "tools-call-elicitation": NO_ASKING,
    "elicitation-sep1034-defaults": NO_ASKING,
    "elicitation-sep1330-enums": NO_ASKING,
    "server-sse-multiple-streams": "needs a session, which a stateless server does not give",
    "resources-subscribe": "no subscriptions are advertised",
    "resources-unsubscribe": "no subscriptions are advertised",
  },
  "2026-07-28": {
    "completion-complete": "no argument has values that could be completed, so no completions are advertised",
    "tools-call-with-progress": NO_PUSHING,
    "server-stateless:sep-2575-server-rejects-undeclared-capability": NO_ASKING,
    "server-stateless:sep-2575-missing-capability-http-400": NO_ASKING,
    "input-required-result-basic-elicitation": NO_ASKING,
    "input-required-result-basic-sampling": NO_ASKING,
    "input-required-result-basic-list-roots": NO_ASKING,
    "input-required-result-request-state": NO_ASKING,
    "input-required-result-multiple-input-requests": NO_ASKING,
    "input-required-result-multi-round": NO_ASKING,
    "input-required-result-non-tool-request": NO_ASKING,
    "input-required-result-result-type": NO_ASKING,
    "input-required-result-tampered-state": NO_ASKING,
    "input-required-result-capability-check": NO_ASKING,
    "input-required-result-missing-input-response": NO_ASKING,
    "input-required-result-ignore-extra-params": NO_ASKING,
  },
};

/** Scenarios that call things by the suite's own names, which only the fixture has, not the product. */
const FIXTURE = "asks for what only the fixture offers";
const OWN_NAMES = [
  "tools-call-simple-text",
  "tools-call-image",
  "tools-call-audio",
  "tools-call-embedded-resource",
  "tools-call-mixed-content",
  "tools-call-error",
  "resources-read-text",
  "resources-read-binary",
  "resources-templates-read",
  "prompts-get-simple",
  "prompts-get-with-args",
  "prompts-get-embedded-resource",
  "prompts-get-with-image",
];
const ONLY_FIXTURE: Record<string, string[]> = {
  "2025-11-25": OWN_NAMES,
  "2026-07-28": [
    ...OWN_NAMES,
    "server-stateless:sep-2575-http-server-no-independent-requests-on-stream",
    "server-stateless:sep-2575-server-no-log-without-loglevel",
  ],
};

let caller: Awaited<ReturnType<typeof makeCaller>>;
let close = () => {};
beforeAll(async () => {
  caller = await makeCaller({ plan: "scale" });
});
afterEach(() => close());

async function serve(handlers?: unknown): Promise<string> {
  const site = await serveMcp({ ...(handlers !== undefined && { handlers }), key: caller.key });
  close = site.close;
  return site.url;
}

describe.each(VERSIONS)("the official suite of %s", (version) => {
  test("passes against the transport", { timeout: MINUTES }, async () => {
    const { ok, said } = await requirements(await serve(mcp(fixture)), version, LEFT_OUT[version] ?? {});
    expect(ok, said).toBe(true);
  });

  test("passes against the product", { timeout: MINUTES }, async () => {
    const left = {
      ...LEFT_OUT[version],
      ...Object.fromEntries((ONLY_FIXTURE[version] ?? []).map((name) => [name, FIXTURE])),
    };
    const { ok, said } = await requirements(await serve(), version, left);
    expect(ok, said).toBe(true);
  });
});

test("the official suite signs in at the authorization server", { timeout: MINUTES }, async () => {
  const url = await serve();
  const { origin } = new URL(url);
  // For a program on the person's own machine that registered without a port, any port will do.
  const body = JSON.stringify({ redirect_uris: ["http://127.0.0.1/callback"] });
  const headers = { "content-type": "application/json" };
  const registered = await fetch(`${origin}/register`, { method: "POST", headers, body });
  const { client_id: clientId } = (await registered.json()) as { client_id: string };
  const port = String(await freePort());
  const args = ["authorization", "--url", origin, "--resource", url, "--client-id", clientId, "-p", port];
  const { ok, said } = await conformance(args, async (asked) => fetch(await approve(asked, caller.person)));
  expect(ok, said).toBe(true);
  expect(said).not.toMatch(/skipped/i);
});
