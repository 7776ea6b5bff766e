import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { POST as chunk } from "@/app/api/participation/[id]/spoken/chunk/route";
import { POST as finish } from "@/app/api/participation/[id]/spoken/finish/route";
import { POST as begin, DELETE as discard, GET as get } from "@/app/api/participation/[id]/spoken/route";
import { call } from "@/tests/support/call";
import { libraryServer } from "@/tests/support/data/library";
import { begun, joined, runningStudy } from "@/tests/support/data/participation";
import { webm } from "@/tests/support/media/recordings";
import { speechService } from "@/tests/support/stand-ins/speech-service";

let service: Awaited<ReturnType<typeof speechService>>;
let close: () => Promise<void>;
beforeAll(async () => {
  service = await speechService(() => ({}));
  close = await libraryServer({ SPEECH_BASE_URL: service.url });
});
afterAll(async () => {
  await close();
  await service.close();
});

async function speaker() {
  const { token, view } = await begun((await runningStudy()).link);
  return { params: { token }, version: view.session?.version ?? 0 };
}
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");

describe("a spoken answer over HTTP", () => {
  test("is started, sent in chunks, ended and polled with only the participant's link", async () => {
    const { params, version } = await speaker();
    const none = await call(get, { params, query: { version: String(version) } });
    expect([none.status, none.json]).toEqual([200, { answer: null }]);
    const made = await call(begin, { params, body: { version, contentType: "audio/webm" } });
    expect([made.status, made.json.status, made.json.chunks]).toEqual([201, "recording", 0]);
    const { take } = made.json;
    const piece = { version, take, number: 0, bytes: base64(await webm(1)) };
    expect((await call(chunk, { params, body: piece })).json).toMatchObject({ status: "recording", chunks: 1 });
    const ended = await call(finish, { params, body: { version, take } });
    expect([ended.status, ended.json.status]).toEqual([202, "uploaded"]);
    const seen = await call(get, { params, query: { version: String(version) } });
    expect(seen.json.answer).toMatchObject({ version, take, status: "uploaded", text: null });
    expect(JSON.stringify(seen.json)).not.toContain("wsp_");
  });

  test("is discarded by the person who spoke it", async () => {
    const { params, version } = await speaker();
    const { take } = (await call(begin, { params, body: { version, contentType: "audio/mp4" } })).json;
    expect((await call(discard, { params, body: { version, take } })).json).toEqual({ discarded: true });
    expect((await call(get, { params, query: { version: String(version) } })).json).toEqual({ answer: null });
  });

  test("is refused in another type, with bytes that aren't audio, and in a take of another answer", async () => {
    const { params, version } = await speaker();
    expect((await call(begin, { params, body: { version, contentType: "video/mp4" } })).status).toBe(400);
    const { take } = (await call(begin, { params, body: { version, contentType: "audio/ogg" } })).json;
    const piece = { version, take, number: 0 };
    expect((await call(chunk, { params, body: { ...piece, bytes: "not base64!" } })).status).toBe(400);
    expect((await call(chunk, { params, body: { ...piece, take: "../../else", bytes: "AAAA" } })).status).toBe(400);
    const large = base64(new Uint8Array(513 * 1024));
    expect((await call(chunk, { params, body: { ...piece, bytes: large } })).status).toBe(400);
    expect((await call(chunk, { params, body: { ...piece, take: "0".repeat(32), bytes: "AAAA" } })).status).toBe(409);
    expect((await call(finish, { params, body: { version, take } })).status).toBe(409);
  });

  test("needs an interview in progress, and the participant's own link", async () => {
    const { link } = await runningStudy();
    const wish = { version: 2, contentType: "audio/webm" };
    expect((await call(begin, { params: { token: link }, body: wish })).status).toBe(409);
    expect((await call(begin, { params: { token: await joined(link) }, body: wish })).status).toBe(409);
    expect((await call(begin, { params: { token: "nobody" }, body: wish })).status).toBe(404);
  });
});
