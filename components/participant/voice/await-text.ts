import { call } from "@/lib/api/client/call";
import { mayPass } from "@/lib/api/client/insist";
import type { SpokenAnswer } from "@/lib/api/participation/spoken";

const EVERY_MS = 1_500;
const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Polls for the text of a spoken answer until it was transcribed, or couldn't be. Throws the signal's reason. */
export async function awaitText(token: string, version: number, signal: AbortSignal): Promise<SpokenAnswer | null> {
  for (;;) {
    signal.throwIfAborted();
    try {
      const { answer } = await call("GET /participation/{token}/spoken", {
        params: { token },
        query: { version },
        signal,
      });
      if (answer?.status !== "uploaded") return answer;
    } catch (error) {
      signal.throwIfAborted();
      if (!mayPass(error)) throw error;
    }
    await rest(EVERY_MS);
  }
}
