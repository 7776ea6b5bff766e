import { createHash } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { get } from "@/lib/services/files/get";
import { list } from "@/lib/services/files/list";
import { noteHash } from "@/lib/services/files/note-hash";
import { remove } from "@/lib/services/files/remove";
import { addFile, libraryServer, send } from "@/tests/support/data/library";
import { makeCaller } from "@/tests/support/factories";

beforeAll(() => libraryServer());

const VTT = "WEBVTT\n\n00:01.000 --> 00:02.000\nHello.\n";
const HASH = createHash("sha256").update(VTT).digest("hex");
type Caller = Awaited<ReturnType<typeof makeCaller>>["ctx"];

async function hashed(ctx: Caller, name: string, bytes = VTT) {
  const fileId = await addFile(ctx, { name, bytes });
  await noteHash(ctx, fileId);
  return fileId;
}
const detail = (ctx: Caller, fileId: string) => get(ctx, fileId, { segments: 0 });

test("files with the same bytes name each other, oldest first; others and other workspaces' don't", async () => {
  const [{ ctx }, other] = [await makeCaller(), await makeCaller()];
  const [first, second] = [await hashed(ctx, "first.vtt"), await hashed(ctx, "second.vtt")];
  await hashed(ctx, "third.vtt", `${VTT}\n`);
  await hashed(other.ctx, "theirs.vtt");
  expect(await detail(ctx, first)).toMatchObject({
    contentHash: HASH,
    duplicates: [{ id: second, name: "second.vtt" }],
  });
  const found = await list(ctx, { limit: 5, contentHash: HASH });
  expect(found.items.map(({ id }) => id)).toEqual([second, first]);
  await remove(ctx, second);
  expect((await detail(ctx, first)).duplicates).toEqual([]);
});

test("an upload that isn't completed, or is gone, has no hash and causes no error", async () => {
  const { ctx } = await makeCaller();
  const { fileId } = await send(ctx, { name: "a.vtt", bytes: VTT });
  await noteHash(ctx, fileId);
  expect(await detail(ctx, fileId)).toMatchObject({ contentHash: null, duplicates: [] });
  await noteHash(ctx, "fil_gone");
});

test("a hash is stored once: bytes that are replaced later don't change it", async () => {
  const { ctx } = await makeCaller();
  const fileId = await hashed(ctx, "a.vtt");
  await db().file.update({ where: { id: fileId }, data: { storageKey: "nowhere/at-all" }, select: { id: true } });
  await noteHash(ctx, fileId);
  expect((await detail(ctx, fileId)).contentHash).toBe(HASH);
});
