import { readFileSync } from "node:fs";

export type Typing = "steady" | "rushed" | "pasted";

/** An answer, with the follow-up that it was given to, if it was not given to the question itself. */
export type Given = { questionId: string; followUp: string | null; text: string };

export type Interview = {
  name: string | null;
  email: string | null;
  /** After the launch of the study. */
  hours: number;
  typing: Typing;
  given: Given[];
};

const FACT = /^(\w+): (.+)$/gm;

/**
 * Reads an interview of the demo: facts of the person, then per question `[id]` their answer in lines that begin with
 * `> `, and follow-ups in lines that begin with `+ `.
 */
export function readInterview(path: string): Interview {
  const [header = "", ...questions] = readFileSync(path, "utf8").split(/^(?=\[\w+\]$)/m);
  const facts = new Map([...header.matchAll(FACT)].map(([, name, value]) => [name, value]));
  return {
    name: facts.get("name") ?? null,
    email: facts.get("email") ?? null,
    hours: Number(facts.get("hours")),
    typing: (facts.get("typing") ?? "steady") as Typing,
    given: questions.flatMap(answersOf),
  };
}

/** What was given to one question: each follow-up begins a new answer, and lines of one answer belong together. */
function answersOf(block: string): Given[] {
  const [first = "", ...lines] = block.trimEnd().split("\n");
  const questionId = first.slice(1, -1);
  const given: Given[] = [];
  let followUp: string | null = null;
  for (const line of lines) {
    const last = given.at(-1);
    if (line.startsWith("+ ")) followUp = line.slice(2);
    else if (last && last.followUp === followUp) last.text += `\n${line.slice(2)}`;
    else given.push({ questionId, followUp, text: line.slice(2) });
  }
  return given;
}
