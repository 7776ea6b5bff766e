import { vi } from "vitest";
import type { Context } from "@/lib/core/context";
import { addChunk } from "@/lib/services/interviews/spoken/add-chunk";
import { begin } from "@/lib/services/interviews/spoken/begin";
import { finish } from "@/lib/services/interviews/spoken/finish";
import { get } from "@/lib/services/interviews/spoken/get";
import { findParticipant } from "@/lib/services/participants/find";
import { webm } from "@/tests/support/media/recordings";
import { caller } from "./participation";

const PIECE_BYTES = 400;

/** The context of the token's participant. */
export const contextOf = async (token: string): Promise<Context> => (await findParticipant(caller(), token)).ctx;

/** Sends seconds of speech in chunks, as a browser does while it records, and leaves the recording open. */
export async function record(ctx: Context, version: number, seconds = 2) {
  const { take } = await begin(ctx, { version, contentType: "audio/webm" });
  const bytes = await webm(seconds);
  for (let number = 0; number * PIECE_BYTES < bytes.length; number += 1) {
    const piece = bytes.subarray(number * PIECE_BYTES, (number + 1) * PIECE_BYTES);
    await addChunk(ctx, { version, take, number, bytes: piece });
  }
  return { take, bytes };
}

/** A spoken answer from its first word until its text is there, or could not be transcribed. */
export async function speak(ctx: Context, version: number, seconds = 2) {
  const { take } = await record(ctx, version, seconds);
  await finish(ctx, { version, take });
  return heard(ctx, version);
}

export const heard = (ctx: Context, version: number) =>
  vi.waitFor(
    async () => {
      const answer = await get(ctx, version);
      if (!answer || answer.status === "uploaded") throw new Error("The words are not made out yet.");
      return answer;
    },
    { timeout: 25_000, interval: 20 },
  );
