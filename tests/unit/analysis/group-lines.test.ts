import { describe, expect, test } from "vitest";
import { knownWords } from "@/lib/services/analysis/meaning/words";
import { pacer } from "@/lib/services/analysis/pacer";
import { groupLines } from "@/lib/services/analysis/themes/group-lines";
import { meantBy } from "@/lib/services/analysis/themes/meant";
import { labelsOfStudies, trainingStudies } from "@/tests/bench/analysis/fresh-themes";
import { purity } from "@/tests/bench/analysis/metrics";

describe("themes of small studies on subjects that no word list knows", () => {
  const studies = trainingStudies();

  test("separate different subjects, and place most of what was said", async () => {
    const labels = await labelsOfStudies(studies);
    const all = studies.flat().length;
    // What answers another question isn't placed under one that only sounds like it.
    expect(labels.flat().length / all).toBeGreaterThan(0.66);
    expect(labels.length).toBeLessThanOrEqual(
      new Set(studies.flatMap((study) => study.map((line) => line.theme))).size,
    );
    // Grouped by similarity of lines, like free conversation, it is 0.60.
    expect(purity(labels)).toBeGreaterThan(0.72);
  });

  test("are the same each time they are searched for", async () => {
    const [study = []] = studies;
    const again = () => groupLines(study, { most: 16, german: false }, pacer());
    expect(await again()).toEqual(await again());
  });
});

test("a group is named after what its lines say, not after what everybody is asked", async () => {
  const question = "Tell me about the last time you paid for something online.";
  const said = [
    ["The price is too high for us.", "Support never replied to me."],
    ["That price was a shock.", "I wrote to support, no reply."],
    ["We could not afford the price.", "A reply from support took a week."],
    ["I like the price, it is cheap.", "Support answered in no time."],
  ];
  const lines = said.flatMap((texts, person) =>
    texts.map((text, index) => ({
      ownerId: `p${person}`,
      index,
      speaker: null,
      participantId: `p${person}`,
      language: "en",
      text,
      question: index === 0 ? question : "And who helped you?",
      startSeconds: null,
      endSeconds: null,
    })),
  );
  const groups = await groupLines(lines, { most: 8, german: false }, pacer());
  expect(groups.map(({ title }) => title).sort()).toEqual(["Price", "Support"]);
});

test("a line's meaning is a vector, or none in a language whose words aren't known", async () => {
  const [study = []] = trainingStudies();
  const [first] = study;
  if (!first) throw new Error("no line");
  const german = { ...first, ownerId: "german", text: "Das Paket kam zu spät", question: null, language: "de" };
  const meant = await meantBy([...study, german], await knownWords(), pacer());
  const lengths = meant.map((vector) => Math.hypot(...vector));
  expect(lengths.at(-1)).toBe(0);
  for (const length of lengths.slice(0, -1)) expect(length).toBeCloseTo(1, 4);
});
