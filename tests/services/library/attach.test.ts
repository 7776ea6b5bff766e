import { beforeAll, expect, test } from "vitest";
import { create } from "@/lib/services/projects/create";
import { attach } from "@/lib/services/uploads/attach";
import { libraryServer, send } from "@/tests/support/data/library";
import { makeCaller } from "@/tests/support/factories";

beforeAll(() => libraryServer());

test("an upload that was started in the project is answered as it is once it is complete", async () => {
  const { ctx } = await makeCaller();
  const { id: projectId } = await create(ctx, { name: "Interviews" });
  const { id: uploadId } = await send(ctx, { name: "a.vtt", bytes: "WEBVTT", projectId });
  expect(await attach(ctx, projectId, { uploadId })).toMatchObject({ status: "processing" });
});
