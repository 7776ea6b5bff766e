import type { ServerResponse } from "node:http";
import { afterAll, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { robotsRefuse } from "@/lib/integrations/browser/robots/robots-refuse";
import { publish } from "@/lib/services/studies/publish";
import { walk } from "@/lib/services/swarm/agents/walk";
import { getRun } from "@/lib/services/swarm/runs/get";
import { makeSwarmStudy } from "@/tests/support/data/swarm";
import { makeCaller } from "@/tests/support/factories";
import { withSettings } from "@/tests/support/settings";
import { localServer } from "@/tests/support/stand-ins/local-server";

const OURS = "User-agent: EarshotSwarm\nDisallow: /\n";
const KIB = 1024;

type Answer = (response: ServerResponse) => void;
const says = (text: string, status = 200): Answer => {
  return (response) => response.writeHead(status, { "content-type": "text/plain" }).end(text);
};
const leads = (to: () => string): Answer => {
  return (response) => response.writeHead(302, { location: to() }).end("elsewhere");
};
/** Line after line, for as long as somebody is reading. */
const endless: Answer = (response) => {
  const more = () => {
    while (!response.destroyed && response.write("# a line without meaning\n".repeat(400)));
    if (!response.destroyed) response.once("drain", more);
  };
  more();
};

let answer: Answer;
const reached: string[] = [];
const site = await localServer((request, response) => {
  if (request.url === "/robots.txt") answer(response);
  else if (request.url === "/moved.txt") says(OURS)(response);
  else says("nothing")(response);
});
const inside = await localServer((request, response) => {
  reached.push(request.url ?? "");
  response.end(OURS);
}, "127.0.0.2");
const url = `${site.url}/`;
const inner = `${inside.url}/robots.txt`;
afterAll(() => Promise.all([site.close(), inside.close()]));

const refuse = (given: Answer, path = "") => {
  answer = given;
  return withSettings({ ALLOW_PRIVATE_TARGETS: ["127.0.0.1"] }, () =>
    robotsRefuse(`${url}${path}`, { patienceMs: 1_000 }),
  );
};

test.each<[what: string, keepsOut: boolean, answer: Answer, path?: string]>([
  ["rules for our agents", true, says(OURS)],
  [
    "rules for our agents in other letters, after a group for others",
    true,
    says(`User-agent: *\nAllow: /\n\n${OURS.toUpperCase()}`),
  ],
  ["rules for a path below", true, says("User-agent: EarshotSwarm\nDisallow: /checkout\n"), "checkout/pay"],
  ["rules for another path", false, says("User-agent: EarshotSwarm\nDisallow: /checkout\n"), "mugs"],
  ["rules for the query too", true, says("User-agent: EarshotSwarm\nDisallow: /*?draft=\n"), "mugs?draft=1"],
  ["a longer rule that lets them in", false, says(`${OURS}Allow: /mugs\n`), "mugs"],
  ["rules for everybody, who come unasked", false, says("User-agent: *\nDisallow: /\n")],
  ["no robots.txt", false, says(OURS, 404)],
  ["an error", false, says(OURS, 500)],
  ["something that is no robots.txt", false, says("\u0000\u0001<html>Disallow: /</html>")],
  ["rules before 500 KiB", true, says(`${OURS}${"# more\n".repeat(100 * KIB)}`)],
  ["rules past 512 KiB", false, says(`${"#".repeat(512 * KIB)}\n${OURS}`)],
  ["a file without end", false, endless],
  ["no answer in time", false, () => undefined],
  ["a redirect to its rules", true, leads(() => "/moved.txt")],
  ["a redirect to itself", false, leads(() => "/robots.txt")],
  ["a redirect to no address", false, leads(() => "http://")],
  ["a redirect to a file of the machine", false, leads(() => "file:///etc/passwd")],
  ["a redirect to a private address", false, leads(() => inner)],
])("%s: keeps agents out = %s", async (_, keepsOut, given, path) => {
  expect(await refuse(given, path)).toBe(keepsOut);
  expect(reached).toEqual([]);
});

test("a site that keeps agents out isn't opened, and the agent says why", () =>
  withSettings({ ALLOW_PRIVATE_TARGETS: ["127.0.0.1"], CHROMIUM_PATH: "/nowhere" }, async () => {
    answer = says(OURS);
    const { person, ctx } = await makeCaller();
    const study = await makeSwarmStudy(person, url);
    await publish(ctx, study.id, { expectedTotalCents: 0 });
    const { id } = await db().swarmRun.findFirstOrThrow({ where: { studyId: study.id } });
    const agentId = (await getRun(ctx, id)).agents[0]?.id ?? "";
    await expect(walk(ctx, agentId)).rejects.toMatchObject({
      kind: "invalid",
      message: "The site’s robots.txt does not allow Earshot’s agents.",
    });
  }));
