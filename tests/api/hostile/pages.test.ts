import { expect, test } from "vitest";
import { pageOrNotFound } from "@/lib/http/pages/page-or-not-found";
import { get as getFile } from "@/lib/services/files/get";
import { get as getProject } from "@/lib/services/projects/get";
import { list as listProjects } from "@/lib/services/projects/list";
import { get as getThread } from "@/lib/services/threads/get";
import { makeCaller } from "@/tests/support/factories";

const { ctx } = await makeCaller();

test.each(["\0", "prj_\0", "x", "../x", "\ud83d", "%00", "x".repeat(5000)])("a page at %j is not found", async (id) => {
  for (const read of [() => getFile(ctx, id, { segments: 1 }), () => getProject(ctx, id), () => getThread(ctx, id)])
    await expect(pageOrNotFound<unknown>(read())).rejects.toThrow("NEXT_HTTP_ERROR_FALLBACK;404");
});

test("a made-up cursor isn't a page either, and an error of ours stays one", async () => {
  await expect(pageOrNotFound(listProjects(ctx, { cursor: "zzz", limit: 1 }))).rejects.toThrow("FALLBACK;404");
  await expect(pageOrNotFound(Promise.reject(new Error("broken")))).rejects.toThrow("broken");
});
