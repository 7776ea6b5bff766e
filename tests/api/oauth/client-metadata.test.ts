import type { IncomingMessage, ServerResponse } from "node:http";
import { connect as connectTo } from "node:net";
import { Agent, type Dispatcher } from "undici";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { Config } from "@/lib/core/config";
import { db } from "@/lib/db/client";
import { get } from "@/lib/services/authorizations/get";
import { makeCaller } from "@/tests/support/factories";
import { asking, authorize, connect, pkce, REDIRECT_URI, refreshWith } from "@/tests/support/mcp/oauth";
import { withSettings } from "@/tests/support/settings";
import { localServer } from "@/tests/support/stand-ins/local-server";

/** A client's site. It speaks without TLS: only the connection that is handed out leads here. */
let answer: (response: ServerResponse, request: IncomingMessage) => void;
let asked: string[] = [];
const { port, close } = await localServer((request, response) => {
  asked.push(request.url ?? "");
  answer(response, request);
});
const shared = globalThis as typeof globalThis & { earshotMetadataReader?: Dispatcher };

afterAll(() => {
  shared.earshotMetadataReader = undefined;
  return close();
});

const CLIENT_ID = "https://127.0.0.1/client.json";
const document = (more = {}) => ({
  client_id: CLIENT_ID,
  client_name: "Described program",
  redirect_uris: [REDIRECT_URI],
  ...more,
});
const json =
  (body: unknown, headers: Record<string, string> = {}, status = 200) =>
  (response: ServerResponse) =>
    response
      .writeHead(status, { "content-type": "application/json", ...headers })
      .end(typeof body === "string" ? body : JSON.stringify(body));

beforeEach(async () => {
  asked = [];
  answer = json(document());
  shared.earshotMetadataReader = new Agent({
    connect: (_options, done) => {
      const socket = connectTo(port, "127.0.0.1", () => done(null, socket));
    },
  });
  await db().oAuthClient.deleteMany();
});

const on = <T>(work: () => Promise<T>, more: Partial<Config> = {}) =>
  withSettings({ OAUTH_CLIENT_METADATA: true, ALLOW_PRIVATE_TARGETS: ["127.0.0.1"], ...more }, work);
const ask = (clientId = CLIENT_ID) => authorize(asking(clientId, pkce().challenge));
const reads = () => db().oAuthClient.findMany({ select: { metadataUrl: true, name: true, freshUntil: true } });

describe("a client whose id is the address of its description", () => {
  test("works end to end: consent, exchange, refresh", () =>
    on(async () => {
      const { status, asked: request } = await ask();
      expect(status).toBe(302);
      expect(await get(request)).toMatchObject({ client: { id: CLIENT_ID, name: "Described program" } });
      const { person } = await makeCaller();
      const { clientId, refreshToken } = await connect(person, { clientId: CLIENT_ID });
      expect((await refreshWith(clientId, refreshToken)).status).toBe(200);
    }));

  test("is read once while it is fresh, for at least five minutes and at most a day, and again after that", () =>
    on(async () => {
      const freshFor = async (cacheControl: string) => {
        await db().oAuthClient.updateMany({ data: { freshUntil: new Date(0) } });
        answer = json(document(), { "cache-control": cacheControl });
        await ask();
        return Math.round((((await reads())[0]?.freshUntil?.getTime() ?? 0) - Date.now()) / 60_000);
      };
      expect(await freshFor("no-store")).toBe(60);
      expect(await freshFor("max-age=0")).toBe(5);
      expect(await freshFor("public, max-age=1200")).toBe(20);
      expect(await freshFor("max-age=999999999")).toBe(1_440);
      await Promise.all([ask(), ask()]);
      expect(asked).toHaveLength(4);
      await db().oAuthClient.updateMany({ data: { freshUntil: new Date(0) } });
      answer = json(document({ redirect_uris: ["https://program.test/other"] }));
      expect((await ask()).text).toContain("has not registered");
      expect(await reads()).toHaveLength(1);
    }));

  test.each([
    ["describes another client", json(document({ client_id: "https://127.0.0.1/other.json" }))],
    ["does not say which client", json(document({ client_id: undefined }))],
    ["has a bad redirect_uri", json(document({ redirect_uris: ["javascript:alert(1)"] }))],
    ["redirects", json("", { location: "https://127.0.0.1/elsewhere.json" }, 302)],
    ["is not found", json(document(), {}, 404)],
    ["is no JSON by its type", json(document(), { "content-type": "text/html" })],
    ["is no JSON", json("{")],
    ["is too large", json(document({ filler: "x".repeat(70_000) }))],
    ["breaks off", (response: ServerResponse) => void response.destroy()],
  ])("is refused on a page when its description %s, and nothing is kept", (_, answering) =>
    on(async () => {
      answer = answering;
      const { status, text, location } = await ask();
      expect([status, location]).toEqual([400, null]);
      expect(text).toContain("could not be read or does not describe this client");
      expect(asked).toHaveLength(1);
      expect(await reads()).toEqual([]);
    }),
  );

  test.each([
    "https://127.0.0.1/",
    "https://127.0.0.1",
    "https://127.0.0.1/a/../client.json",
    "https://127.0.0.1/client.json#x",
    "https://127.0.0.1/client.json?x=1",
    "https://me:you@127.0.0.1/client.json",
    "https://127.0.0.1:443/client.json",
    "https://LOCALHOST/client.json",
    `https://127.0.0.1/${"a".repeat(600)}`,
  ])("is not read at %s", (clientId) =>
    on(async () => {
      expect((await ask(clientId)).status).toBe(400);
      expect(asked).toEqual([]);
    }),
  );

  test("never leads into a private network", () =>
    on(
      async () => {
        shared.earshotMetadataReader = undefined;
        for (const host of [
          "127.0.0.1",
          "localhost",
          "169.254.169.254",
          "10.0.0.1",
          "[::1]",
          "[fd00::1]",
          "127.0.0.1:22",
        ]) {
          const { status, text } = await ask(`https://${host}/client.json`);
          expect([status, text.includes("could not be read")], host).toEqual([400, true]);
        }
        expect(asked).toEqual([]);
      },
      { ALLOW_PRIVATE_TARGETS: [] },
    ));

  test("is unknown while descriptions are switched off", async () => {
    const { status, text } = await ask();
    expect([status, asked]).toEqual([400, []]);
    expect(text).toContain("does not know this app");
  });
});
