/** Why there is no sound: the person refused, there is no microphone, or the browser can't record. */
export type NoMicrophone = "refused" | "missing" | "unsupported";

const FORMATS = ["audio/webm;codecs=opus", "audio/mp4", "audio/ogg;codecs=opus"];

/** The first format that this browser records, or null. */
export const recordingFormat = (): string | null =>
  typeof MediaRecorder === "undefined" ? null : (FORMATS.find((type) => MediaRecorder.isTypeSupported(type)) ?? null);

/** Requests the microphone. Resolves with the reason if there is none to be had. */
export async function openMicrophone(): Promise<MediaStream | NoMicrophone> {
  // Pages that aren't served securely have no media devices at all.
  if (!navigator.mediaDevices?.getUserMedia || !recordingFormat()) return "unsupported";
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
    });
  } catch (error) {
    const name = error instanceof DOMException ? error.name : "";
    return name === "NotFoundError" || name === "NotReadableError" ? "missing" : "refused";
  }
}

/** Releases the microphone, so that the browser's indicator goes off. */
export const closeMicrophone = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};
