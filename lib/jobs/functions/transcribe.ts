import { z } from "zod";
import { systemContext } from "@/lib/core/system-context";
import { EVENTS } from "@/lib/events/catalog";
import { hasSpeech } from "@/lib/integrations/speech/speech";
import { kindOf } from "@/lib/services/files/kind-of";
import { fail } from "@/lib/services/jobs/fail";
import { start } from "@/lib/services/jobs/start";
import { fromFile } from "@/lib/services/transcripts/from-file";
import { fromSpeech } from "@/lib/services/transcripts/from-speech";
import { storeForJob } from "@/lib/services/transcripts/store-for-job";
import { attempt } from "../attempt";
import { inngest } from "../client";
import { dispatched } from "../dispatched";
import { transcribeRecording } from "../transcribe-recording";
import { withStore } from "../with-store";

const Queued = dispatched(EVENTS["job.queued"]);
const Input = z.object({ fileId: z.string(), replace: z.boolean() });
const GAVE_UP = "Something went wrong on our side while this file was being transcribed. Please try again.";
const NO_SPEECH = {
  ok: false as const,
  refused: "No speech service is set up here. Add a transcript that was made elsewhere.",
};

/** Runs the v1 job `transcribe`: parses a transcript file again, or has a recording transcribed. */
export const transcribe = inngest.createFunction(
  {
    id: "transcribe",
    retries: 6,
    concurrency: { limit: 4, key: "event.data.workspaceId" },
    triggers: [{ event: "earshot/job.queued", if: "event.data.type == 'transcribe'" }],
    onFailure: async ({ event, step }) => {
      const { workspaceId, jobId } = Queued.parse(event.data.event.data);
      await step.run("give-up", () => fail(systemContext("transcribe", workspaceId), jobId, GAVE_UP));
    },
  },
  async ({ event, step }) => {
    const { workspaceId, jobId } = Queued.parse(event.data);
    const ctx = systemContext("transcribe", workspaceId);
    const job = await step.run("start", () => start(ctx, jobId, "transcribe"));
    if (!job) return;
    const input = Input.parse(job.input);
    const target = { jobId, ...input };
    const { fileId } = input;
    const transcribed = async () => {
      const kind = await withStore(step, "look", () => kindOf(ctx, fileId));
      if (!kind.ok) return kind;
      if (kind.result === "transcript")
        return withStore(step, "read", async () => storeForJob(ctx, target, await fromFile(ctx, fileId)));
      const heard = hasSpeech() ? await transcribeRecording(ctx, fileId, step) : NO_SPEECH;
      if (!heard.ok) return heard;
      return step.run("store", () => attempt(() => storeForJob(ctx, target, fromSpeech(heard.parts))));
    };
    const outcome = await transcribed();
    if (!outcome.ok) await step.run("refuse", () => fail(ctx, jobId, outcome.refused));
  },
);
