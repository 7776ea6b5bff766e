import type { GetStepTools } from "inngest";
import type { z } from "zod";
import { systemContext } from "@/lib/core/system-context";
import { EVENTS } from "@/lib/events/catalog";
import { hasSpeech } from "@/lib/integrations/speech/speech";
import { askForTranscript } from "@/lib/services/files/ask-for-transcript";
import { fail } from "@/lib/services/files/fail";
import { noteHash } from "@/lib/services/files/note-hash";
import { probe } from "@/lib/services/files/probe";
import { fromFile } from "@/lib/services/transcripts/from-file";
import { fromSpeech } from "@/lib/services/transcripts/from-speech";
import { store } from "@/lib/services/transcripts/store";
import { inngest } from "../client";
import { dispatched } from "../dispatched";
import { transcribeRecording } from "../transcribe-recording";
import { withStore } from "../with-store";

const Uploaded = dispatched(EVENTS["file.uploaded"]);
const GAVE_UP = "Something went wrong on our side while this file was being processed. Please upload it again.";

const contextOf = ({ workspaceId }: z.output<typeof Uploaded>) => systemContext("process-file", workspaceId);

/** Takes an uploaded file to `ready` or `failed`. Every step can be repeated: each ends in one transaction. */
export const processFile = inngest.createFunction(
  {
    id: "process-file",
    retries: 6,
    concurrency: { limit: 4, key: "event.data.workspaceId" },
    triggers: [{ event: "earshot/file.uploaded" }],
    onFailure: async ({ event, step }) => {
      const data = Uploaded.parse(event.data.event.data);
      await step.run("give-up", () => fail(contextOf(data), data.fileId, GAVE_UP));
    },
  },
  async ({ event, step }) => {
    const data = Uploaded.parse(event.data);
    await bringToEnd(data, step);
    // Last, because nothing waits for it.
    await withStore(step, "hash", () => noteHash(contextOf(data), data.fileId));
  },
);

type Steps = GetStepTools<typeof inngest>;

async function bringToEnd(data: z.output<typeof Uploaded>, step: Steps): Promise<void> {
  const { fileId } = data;
  const ctx = contextOf(data);
  const waiting = { ctx, what: "file", id: fileId } as const;
  const probed = await withStore(step, "probe", () => probe(ctx, fileId), waiting);
  if (probed.ok && probed.result === "recording") return transcribe(data, step);
  const read =
    probed.ok && probed.result === "transcript"
      ? await withStore(step, "read", async () => store(ctx, fileId, await fromFile(ctx, fileId)), waiting)
      : probed;
  if (!read.ok) await step.run("refuse", () => fail(ctx, fileId, read.refused));
}

/** A recording is never lost when the speech service fails: it becomes ready, and asks for a transcript. */
async function transcribe(data: z.output<typeof Uploaded>, step: Steps): Promise<void> {
  const { fileId } = data;
  const ctx = contextOf(data);
  const heard = hasSpeech() ? await transcribeRecording(ctx, fileId, step) : { ok: false as const, refused: null };
  if (heard.ok) await step.run("store", () => store(ctx, fileId, fromSpeech(heard.parts)));
  else await step.run("ask", () => askForTranscript(ctx, fileId, heard.refused));
}
