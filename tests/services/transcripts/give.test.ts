import { beforeAll, expect, test } from "vitest";
import { give } from "@/lib/services/transcripts/give";
import { addRecording } from "@/tests/support/data/clips";
import { libraryServer, send } from "@/tests/support/data/library";
import { makeProject } from "@/tests/support/data/tags";
import { makeCaller } from "@/tests/support/factories";
import { wav } from "@/tests/support/media/recordings";
import { otherCaller } from "@/tests/support/other-caller";

const VTT = "WEBVTT\n\n00:00.000 --> 00:04.000\n<v Ana>I left because the export was missing.\n";

beforeAll(() => libraryServer());

test("giving a transcript takes files in the order of their project's deletion, and then finds the recording gone", async () => {
  const { ctx } = await makeCaller();
  const projectId = await makeProject(ctx);
  const recordingId = await addRecording(ctx, { bytes: wav(1), seconds: 1, projectId });
  const { id, fileId } = await send(ctx, { name: "ana.vtt", bytes: VTT, contentType: "text/vtt", projectId });
  const deleting = await otherCaller();
  await deleting.run("SELECT 1 FROM file WHERE id = $1 FOR UPDATE", [recordingId]);
  const given = give(ctx, recordingId, id);
  await deleting.waitedFor();
  await deleting.run("SELECT 1 FROM file WHERE id = $1 FOR UPDATE NOWAIT", [fileId]);
  await deleting.run("DELETE FROM file WHERE project_id = $1", [projectId]);
  // It may be refused before the deletion hears that it is done.
  const refused = expect(given).rejects.toMatchObject({ kind: "not_found", message: "File not found." });
  await deleting.commit();
  await refused;
});
