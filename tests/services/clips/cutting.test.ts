import { beforeAll, describe, expect, test } from "vitest";
import { requestClip } from "@/lib/services/exports/request-clip";
import { requestExport } from "@/lib/services/exports/request-export";
import { addRecording, clipOf, hasFfmpegHere, tone } from "@/tests/support/data/clips";
import { runExport } from "@/tests/support/data/exports";
import { libraryServer } from "@/tests/support/data/library";
import { addReelOf } from "@/tests/support/data/reels";
import { makeCaller } from "@/tests/support/factories";
import { film, probeMedia } from "@/tests/support/media/films";

beforeAll(() => libraryServer());

const TYPES = { mp4: "video/mp4", webm: "video/webm", m4a: "audio/mp4", mp3: "audio/mpeg" };
const KINDS = { mp4: "VIDEO", webm: "VIDEO", m4a: "AUDIO", mp3: "AUDIO" } as const;

async function filmClip(extension: keyof typeof TYPES, start: number, end: number) {
  const { ctx } = await makeCaller();
  const bytes = await film(extension, 20);
  const ownerId = await addRecording(ctx, {
    bytes,
    seconds: 20,
    contentType: TYPES[extension],
    kind: KINDS[extension],
  });
  return { ctx, clip: await clipOf(ctx, ownerId, start, end) };
}

describe.runIf(hasFfmpegHere())("with ffmpeg", () => {
  test.each([
    ["mp4", "mp4", 7.3, 12.1],
    ["mp4", "mp3", 7.3, 12.1],
    ["webm", "mp4", 6, 9.5],
    ["m4a", "m4a", 3.2, 8.2],
    ["m4a", "wav", 3.2, 8.2],
    ["mp3", "mp3", 10, 19.5],
    ["mp3", "m4a", 0, 20],
  ] as const)("%s is cut as %s to the asked length", async (source, format, start, end) => {
    const { ctx, clip } = await filmClip(source, start, end);
    const cut = await probeMedia(await runExport(await requestClip(ctx, clip.id, format)));
    expect(Math.abs(cut.seconds - (end - start))).toBeLessThan(0.15);
    expect(cut.kinds).toEqual(format === "mp4" ? ["audio", "video"] : ["audio"]);
  });

  test("a reel of video and audio becomes one video of their total length, with title cards if requested", async () => {
    const { ctx, clip } = await filmClip("mp4", 7.3, 10.3);
    const sound = await addRecording(ctx, { bytes: tone(10, 2, 3), seconds: 10 });
    const reelId = await addReelOf(ctx, [clip.id, (await clipOf(ctx, sound, 1, 3)).id]);
    const wish = { kind: "reel", subjectId: reelId, format: "mp4" } as const;
    const plain = await probeMedia(await runExport(await requestExport(ctx, { ...wish, options: {} })));
    expect(plain.kinds).toEqual(["audio", "video"]);
    expect(Math.abs(plain.seconds - 5)).toBeLessThan(0.2);
    const cards = await requestExport(ctx, { ...wish, options: { titleCards: true } });
    expect(Math.abs((await probeMedia(await runExport(cards))).seconds - 10)).toBeLessThan(0.3);
  });

  test("a reel as sound", async () => {
    const { ctx, clip } = await filmClip("m4a", 1, 3);
    const reelId = await addReelOf(ctx, [clip.id]);
    const asked = await requestExport(ctx, { kind: "reel", subjectId: reelId, format: "mp3", options: {} });
    const made = await probeMedia(await runExport(asked));
    expect(Math.abs(made.seconds - 2)).toBeLessThan(0.15);
  });
});
