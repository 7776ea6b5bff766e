import { buffer } from "node:stream/consumers";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { quotesCsv } from "@/lib/services/exports/quotes-csv";
import { create } from "@/lib/services/reels/create";
import { get } from "@/lib/services/reels/get";
import { passagesCsv } from "@/lib/services/tags/passages-csv";
import { clipOf } from "@/tests/support/data/clips";
import { makeProject, makeTag, tagLines } from "@/tests/support/data/tags";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller } from "@/tests/support/factories";

test("a quote has the same columns in a reel's file as in a tag's", async () => {
  const { ctx } = await makeCaller();
  const projectId = await makeProject(ctx);
  const ownerId = await addTranscript(ctx, [{ text: "We left because of the card.", speaker: "Ana" }], { projectId });
  const tagId = await makeTag(ctx, projectId);
  await tagLines(ctx, tagId, ownerId, 0);
  const clip = await clipOf(ctx, ownerId, 0, 4);
  const { reel } = await create(ctx, { title: "Reel", clipIds: [clip.id] });
  const read = (file: Uint8Array): Record<string, string>[] => parse(Buffer.from(file), { columns: true, bom: true });
  const [clipped] = read(await quotesCsv(await get(ctx, reel.id)));
  const [tagged] = read(await buffer((await passagesCsv(ctx, tagId, {})).rows));
  const quote = { Quote: "We left because of the card.", Speaker: "Ana", "Start (s)": "0", State: "verbatim" };
  expect(clipped).toMatchObject({ Position: "1", Clip: "0 to 4", ...quote, Link: tagged?.Link });
  expect(tagged).toMatchObject({ ...quote, Tags: "Pricing", Source: clipped?.Source });
});
