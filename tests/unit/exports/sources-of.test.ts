import { expect, test } from "vitest";
import { sourcesOf } from "@/lib/services/exports/readout/sources-of";
import { ENGLISH } from "@/lib/services/exports/words/english";
import type { ThemeRecord } from "@/lib/services/readouts/record";

const themes = (...quoted: [speaker: string, sourceName: string][]) => {
  const clips = quoted.map(([speaker, sourceName], at) => ({
    passage: { id: `psg_${at}`, ownerId: `ses_${sourceName}`, speaker, sourceName },
  }));
  return [{ claims: [{ clips }] }] as unknown as ThemeRecord[];
};
const tableOf = (given: ThemeRecord[]) => sourcesOf(given, ENGLISH)[0]?.blocks[0];

test("an appendix of sessions that are named after who spoke names each of them once", () => {
  expect(tableOf(themes(["P1", "P1"], ["P2", "P2"], ["P2", "P2"]))).toMatchObject({
    columns: ["Source", "Quotes"],
    rows: [
      ["P1", "1"],
      ["P2", "2"],
    ],
  });
});

test("with another source, all of them say who is quoted", () => {
  expect(tableOf(themes(["P1", "P1"], ["Ana", "interview.vtt"]))).toMatchObject({
    columns: ["Source", "Who is quoted", "Quotes"],
    rows: [
      ["P1", "P1", "1"],
      ["interview.vtt", "Ana", "1"],
    ],
  });
});
