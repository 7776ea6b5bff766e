import { expect, test } from "vitest";
import { insightsOf } from "@/lib/services/insights/insights-of";
import { factsOf } from "./facts";

/** Ten times the longest answer: linear code takes a moment, a backtracking pattern takes minutes. */
const LONG = 100_000;
const repeated = (text: string) => text.repeat(Math.ceil(LONG / text.length)).slice(0, LONG);

const HOSTILE: [name: string, text: string][] = [
  ["one letter", repeated("a")],
  ["no spaces in it but dots", repeated("a.")],
  ["only dots", repeated(".")],
  ["only spaces and one word", `${repeated(" ")}end`],
  ["only line breaks", repeated("\n")],
  ["fillers in one word", repeated("uhm")],
  ["u's and one h", `${repeated("u")}h`],
  ["list marks", repeated("- **")],
  ["stars", repeated("*")],
  ["not sure, over and over", repeated("i'm not really ")],
  ["claims to be an AI, nearly", repeated("as an a")],
  ["right-to-left marks", repeated("\u202e\u200fשלום ")],
  ["emoji with joiners", repeated("👩‍👩‍👧‍👦")],
  ["emoji, cut anywhere", `x${repeated("🙂")}`],
  ["an AI in emoji", `As an AI, I ${repeated("🙂")}`],
  ["letters and emoji without spaces", repeated("a🙂b🙂🙂")],
  ["half of an emoji", `\ud83d${repeated("x. ")}\ud83d`],
  ["combining marks", `Z${repeated("\u0310\u0322")}`],
  ["regular expressions", repeated("(a+)+$ \\1 [^]* ")],
  ["sentences of everything", repeated("I hate it. I love it! I'm not sure? I never read it. I always read it. ")],
];

test.each(HOSTILE)("endless %s is read in time and without harm", (_name, given) => {
  // As the database stores it: anything that isn't text is replaced.
  const text = Buffer.from(given).toString();
  const facts = factsOf(
    Array.from({ length: 4 }, (_, at) => ({ text: at % 2 ? text : "Why?", answers: [text, text] })),
  );
  const { chapters, signals, quality } = insightsOf(facts);
  // Half a surrogate pair would be refused when it is stored.
  expect(JSON.stringify({ chapters, signals, quality })).not.toMatch(/\\ud[89a-f]/);
  for (const { index, quote } of signals) expect(facts.lines[index]?.text).toContain(quote);
  expect(signals.length).toBeLessThanOrEqual(60);
  for (const { title, summary } of chapters) {
    expect(title.length).toBeLessThanOrEqual(70);
    expect(summary.length).toBeLessThanOrEqual(260);
  }
  for (const { text: sentence } of quality.reasons) expect(sentence.length).toBeLessThanOrEqual(300);
});
