import { expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { ask } from "@/lib/services/eva/ask";
import { makeProject } from "@/tests/support/data/tags";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller } from "@/tests/support/factories";

test("where nothing answers, files that are still being processed and recordings without a transcript are counted", async () => {
  const { ctx } = await makeCaller();
  const projectId = await makeProject(ctx);
  const other = await addTranscript(ctx, [{ speaker: "Ana", text: "The invoice was wrong twice." }]);
  const make = (transcriptStatus: "pending" | "needed", own: string | null) =>
    db().file.create({
      data: {
        id: newId("file"),
        workspaceId: ctx.workspaceId,
        projectId: own,
        name: "talk.mp3",
        status: transcriptStatus === "pending" ? "processing" : "ready",
        transcriptStatus,
        assetType: "AUDIO",
        contentType: "audio/mpeg",
        sizeBytes: 1,
        storageKey: newId("file"),
      },
    });
  await make("pending", projectId);
  await make("needed", projectId);
  await make("needed", null);
  const answer = async (question: string, scope = {}) => (await ask(ctx, { question, ...scope })).answer;
  expect(await answer("What do people think of the lift?", { projectId })).toBe(
    "Nothing in this project answers that.\n\nOne file is still being processed, and one recording has no transcript, so Eva couldn’t read them.",
  );
  expect(await answer("Was sind die größten Probleme?", { projectId })).toContain(
    "Eine Datei wird noch verarbeitet und eine Aufnahme hat kein Transkript; Eva konnte sie nicht lesen.",
  );
  expect(await answer("Who took part?", { projectId })).toContain("one recording has no transcript");
  expect(await answer("What do people say about the moon landing?")).toContain("two recordings have no transcript");
  expect(await answer("What do people say about the moon landing?", { fileIds: [other] })).not.toContain("transcript");
  expect(await answer("What do people say about the invoice?")).not.toContain("transcript");
});
