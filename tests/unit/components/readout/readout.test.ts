import { expect, test } from "vitest";
import { moveItems } from "@/components/readout/edit/menu-items";
import { firstQuotes } from "@/components/readout/quote/first-quotes";
import { peopleBehind } from "@/components/readout/quote/people-behind";
import type { Claim, Clip, Readout } from "@/components/readout/shapes";
import { stepMarkdown } from "@/components/readout/steps/step-markdown";
import type { Evidence } from "@/lib/api/evidence/shape";

const evidence = (quote: string): Evidence => ({
  passageId: `psg_${quote}`,
  source: "session",
  sessionId: "ses_1",
  sourceName: "P1",
  speaker: "P1",
  quote,
  startSeconds: 61,
  endSeconds: 64,
  firstIndex: 3,
  firstOffset: 0,
  lastIndex: 3,
  lastOffset: quote.length,
  state: "verbatim",
  url: "/studies/std_1/sessions/ses_1#s3",
});

const clip = (quote: string, participantId: string, stance: Clip["stance"] = "support"): Clip => ({
  id: `psg_${quote}`,
  sessionId: "ses_1",
  startSeconds: 61,
  endSeconds: 64,
  quote,
  speaker: participantId,
  verified: true,
  stance,
  participantId,
  added: false,
  playKind: null,
  evidence: evidence(quote),
});

const claim = (id: string, clips: Clip[], hidden = false): Claim => ({
  id,
  text: "The *fee* is a surprise",
  support: 2,
  against: 1,
  of: 3,
  strength: "contested",
  hidden,
  clips,
  strengthText: "Contested: 2 of 3 people say so, 1 says otherwise.",
  edited: false,
  added: false,
  change: null,
  later: { support: 0, against: 0 },
});

const readout = (claims: Claim[]): Readout => ({
  id: "rdo_1",
  studyId: "std_1",
  status: "ready",
  error: null,
  generation: 1,
  version: 1,
  generatedAt: null,
  madeBy: "built-in",
  fallback: null,
  progress: null,
  basedOn: { sessions: 3, participants: 3, excluded: 0 },
  of: 3,
  leftOut: [],
  newSessions: 0,
  flaggedSessions: 0,
  summary: null,
  summaryEdited: false,
  nextSteps: [],
  changes: null,
  themes: [
    {
      id: "thm_1",
      title: "Price",
      summary: "",
      participants: 2,
      hidden: false,
      edited: false,
      added: false,
      change: null,
      claims,
    },
  ],
});

test("a next step becomes an issue with what was said for and against it, as text and never as markup", () => {
  const clips = [clip("I *thought* <b>149</b>", "par_1"), clip("I knew", "par_2", "against")];
  const source = { title: "Why [they] leave", url: "http://here.test/studies/std_1/readout#nst_1" };
  expect(stepMarkdown({ text: "# Show the price", owner: "Priya" }, [claim("clm_1", clips)], source)).toBe(
    [
      "## \\# Show the price",
      "**Owner:** Priya",
      "### The \\*fee\\* is a surprise",
      "Contested: 2 of 3 people say so, 1 says otherwise.",
      "> I \\*thought\\* \\<b\\>149\\</b\\>\n>\n> — [P1, 1:01](http://here.test/studies/std_1/sessions/ses_1#s3)",
      "Against:",
      "> I knew\n>\n> — [P1, 1:01](http://here.test/studies/std_1/sessions/ses_1#s3)",
      "From the readout of [Why \\[they\\] leave](http://here.test/studies/std_1/readout#nst_1)",
    ].join("\n\n"),
  );
});

test("a figure opens the people it counts: each once, on one side, and nobody from hidden claims", () => {
  const shown = claim("clm_1", [clip("a", "par_1"), clip("b", "par_1"), clip("c", "par_2", "against")]);
  const all = readout([shown, claim("clm_2", [clip("d", "par_3")], true)]);
  const names = (figure: Parameters<typeof peopleBehind>[1]) =>
    peopleBehind(all, figure).map(({ name, quotes }) => `${name} ${quotes.length}`);
  expect(names({ themeId: "thm_1" })).toEqual(["par_1 2", "par_2 1"]);
  expect(names({ themeId: "thm_1", claimId: "clm_1", stance: "against" })).toEqual(["par_2 1"]);
  expect(names({ themeId: "thm_gone" })).toEqual([]);
});

test("a page gets all quotes of a small readout; for a large one, each side's first quotes and the number of the others", () => {
  const many = (count: number, name: string, stance: Clip["stance"]) =>
    Array.from({ length: count }, (_, at) => clip(`${name}${at}`, `par_${at}`, stance));
  const small = readout([claim("clm_1", [...many(300, "a", "support"), ...many(100, "b", "against")])]);
  expect(firstQuotes(small)).toEqual(small);

  const large = readout([
    claim("clm_1", [...many(9000, "a", "support"), ...many(3, "b", "against")]),
    claim("clm_2", many(600, "c", "against")),
  ]);
  const [first, second] = firstQuotes(large).themes[0]?.claims ?? [];
  expect(first?.clips.map(({ quote }) => quote)).toEqual([
    ...Array.from({ length: 100 }, (_, at) => `a${at}`),
    ...["b0", "b1", "b2"],
  ]);
  expect([first?.later, second?.later]).toEqual([
    { support: 8900, against: 0 },
    { support: 0, against: 500 },
  ]);
  // What was counted stays as it is.
  expect([first?.support, first?.against, first?.of]).toEqual([2, 1, 3]);
});

test("an item moves one place up or down, and no further at either end", () => {
  const list = [{ id: "a" }, { id: "b" }, { id: "c" }];
  const behind = (id: string) => {
    const told: (string | null)[] = [];
    const items = moveItems({ list, id, move: (afterId) => told.push(afterId) });
    for (const { onSelect } of items) onSelect?.();
    return { labels: items.map(({ label }) => label), told };
  };
  expect(behind("a")).toEqual({ labels: ["Move down"], told: ["b"] });
  expect(behind("b")).toEqual({ labels: ["Move up", "Move down"], told: [null, "c"] });
  expect(behind("c")).toEqual({ labels: ["Move up"], told: ["a"] });
});
