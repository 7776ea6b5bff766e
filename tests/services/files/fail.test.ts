import { expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { fail } from "@/lib/services/files/fail";
import { makeCaller } from "@/tests/support/factories";

const SENTENCE = "This recording can't be read.";

async function failed(status: string) {
  const { ctx } = await makeCaller();
  const { workspaceId } = ctx;
  const id = newId("file");
  const row = { id, workspaceId, name: "talk.wav", storageKey: id, contentType: "audio/wav", assetType: "AUDIO" };
  await db().file.create({ data: { ...row, sizeBytes: 1, status, transcriptStatus: "pending" } });
  await fail(ctx, id, SENTENCE);
  await fail(ctx, id, "Something else.");
  const file = await db().file.findUniqueOrThrow({ where: { id } });
  return { file, noted: await db().auditEntry.count({ where: { workspaceId, action: "file.failed" } }) };
}

test("a file being processed fails once, with its first sentence", async () => {
  const { file, noted } = await failed("processing");
  expect(file).toMatchObject({ status: "failed", transcriptStatus: "none", error: SENTENCE });
  expect(noted).toBe(1);
});

test.each(["uploading", "ready"])("one that is %s stays as it is", async (status) => {
  const { file, noted } = await failed(status);
  expect(file).toMatchObject({ status, transcriptStatus: "pending", error: null });
  expect(noted).toBe(0);
});
