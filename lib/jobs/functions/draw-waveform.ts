import { systemContext } from "@/lib/core/system-context";
import { EVENTS } from "@/lib/events/catalog";
import { drawWaveform as draw } from "@/lib/services/recordings/draw-waveform";
import { inngest } from "../client";
import { dispatched } from "../dispatched";
import { withStore } from "../with-store";

const Stored = dispatched(EVENTS["recording.stored"]);

/** Measures a recording's loudness, one at a time. */
export const drawWaveform = inngest.createFunction(
  { id: "draw-waveform", retries: 4, concurrency: 1, triggers: [{ event: "earshot/recording.stored" }] },
  async ({ event, step }) => {
    const { workspaceId, fileId } = Stored.parse(event.data);
    await withStore(step, "draw", () => draw(systemContext("draw-waveform", workspaceId), fileId));
  },
);
