import type { Trouble } from "@/lib/api/client/insist";
import { MAX_SPOKEN_SECONDS } from "@/lib/core/limits/spoken-limits";
import { ChunkSender } from "./chunk-sender";
import { closeMicrophone, type NoMicrophone, openMicrophone, recordingFormat } from "./microphone";

export type Recording = { stream: MediaStream; finish(): Promise<void>; leave(): void; discard(): void };

const PIECE_MS = 3_000;
/** Speech needs no more; ten minutes of it are less than 3 MB. */
const BITS_PER_SECOND = 32_000;

/**
 * Records an answer and sends it in chunks as it is spoken, so that a closed tab loses seconds, not minutes. `onOver`
 * is called when it is as long as an answer may be, and when no more of it is taken: nobody should speak on in vain.
 */
export async function startRecording(
  where: { token: string; version: number },
  onTrouble: (trouble: Trouble | null) => void,
  onOver: () => void,
): Promise<Recording | NoMicrophone> {
  const stream = await openMicrophone();
  const type = recordingFormat();
  if (typeof stream === "string") return stream;
  if (!type) return "unsupported";
  const sender = await ChunkSender.begin(where, type, onTrouble, onOver).catch((error) => {
    closeMicrophone(stream);
    throw error;
  });
  const recorder = new MediaRecorder(stream, { mimeType: type, audioBitsPerSecond: BITS_PER_SECOND });
  recorder.ondataavailable = ({ data }) => data.size > 0 && sender.add(data);
  const ended = new Promise<void>((resolve) => {
    recorder.onstop = () => resolve();
  });
  // Someone who switches to another app may not return to this page: what there is so far is sent.
  const hide = () => document.visibilityState === "hidden" && recorder.state === "recording" && recorder.requestData();
  document.addEventListener("visibilitychange", hide);
  const full = setTimeout(onOver, MAX_SPOKEN_SECONDS * 1000);
  recorder.start(PIECE_MS);

  const close = () => {
    clearTimeout(full);
    document.removeEventListener("visibilitychange", hide);
    if (recorder.state !== "inactive") recorder.stop();
    closeMicrophone(stream);
  };
  return {
    stream,
    async finish() {
      close();
      await ended;
      await sender.finish();
    },
    leave() {
      close();
      sender.stop();
    },
    discard() {
      recorder.ondataavailable = null;
      close();
      // If the connection is gone, the end of the session removes what was never sent.
      sender.discard().catch(() => undefined);
    },
  };
}
