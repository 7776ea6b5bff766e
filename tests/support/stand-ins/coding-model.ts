import type { Config } from "@/lib/core/config";
import { withModelAnswering } from "./model-service";

type Line = { line: number; asked?: string; said: string };
type Passage = { passage: number; person?: number; asked?: string; said: string };
type Claim = { claim: number; theme: string; text: string };
type Quote = { quote: number; said: string };
export type Theme = {
  theme: number;
  title: string;
  claims: { claim: number; text: string; for: Quote[]; against: Quote[] }[];
};
type Code = { passage: number; claim: number; side: string };

/** What a model says to each step of a readout; whatever isn't there gets an answer without JSON. */
export type Coder = {
  mark?: (lines: Line[]) => unknown;
  codebook?: (passages: Passage[]) => unknown;
  code?: (claims: Claim[], passages: Passage[]) => unknown;
  word?: (themes: Theme[]) => unknown;
  /** Before each answer; whatever it returns is the answer. */
  asked?: (step: Step) => unknown;
};

/** A response without an answer, such as that of a service that is asked too often. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly headers: Record<string, string> = {},
  ) {}
}
export type Step = "mark" | "codebook" | "code" | "word" | "other";

const blockIn = <T>(content: string, name: string): T[] =>
  (new RegExp(`<${name}>\\n(.*?)\\n</${name}>`, "s").exec(content)?.[1] ?? "")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));

const stepOf = (content: string): Step => {
  if (content.includes("<lines>\n")) return "mark";
  if (content.includes("<claims>\n")) return "code";
  if (content.includes("<passages>\n")) return "codebook";
  return content.includes("<themes>\n") ? "word" : "other";
};

/** Lets `work` run with a model that reads interviews so; `steps` are what it was asked, in order. */
export async function withCoder<T>(
  coder: Coder,
  work: () => Promise<T>,
  settings: Partial<Config> = {},
): Promise<{ result: T; steps: Step[] }> {
  const steps: Step[] = [];
  const { result } = await withModelAnswering(
    async ({ body }) => {
      const content = body.messages.at(-1)?.content ?? "";
      const step = stepOf(content);
      steps.push(step);
      const passages = blockIn<Passage>(content, "passages");
      const said =
        (await coder.asked?.(step)) ||
        (step === "mark" && coder.mark?.(blockIn(content, "lines"))) ||
        (step === "codebook" && coder.codebook?.(passages)) ||
        (step === "code" && coder.code?.(blockIn(content, "claims"), passages)) ||
        (step === "word" && coder.word?.(blockIn(content, "themes"))) ||
        "I'd rather not.";
      if (said instanceof Refusal) return { status: said.status, headers: said.headers };
      return { content: typeof said === "string" ? said : JSON.stringify(said) };
    },
    work,
    settings,
  );
  return { result, steps };
}

const SENTENCE = /[^.!?]+[.!?]+/g;
const ABOUT = /price|support|export/i;

export const CODEBOOK = {
  themes: [
    {
      title: "Monthly price",
      summary: "People speak of what the plan costs each month.",
      claims: ["The monthly price is too expensive for people"],
    },
    {
      title: "Support replies",
      summary: "People wait for support to answer.",
      claims: ["Support leaves people waiting for an answer"],
    },
  ],
};
const BAD = [/expensive|awful|shocked/i, /never answered|nobody replied|waited/i];
const GOOD = [/great value|cheap/i, /wonderful/i];

/** A researcher who codes what the people of `makeInterviewed` say of price and support. */
export const HONEST = {
  mark: (lines: Line[]) => ({
    passages: lines.flatMap(({ line, said }) =>
      (said.match(SENTENCE) ?? []).filter((one) => ABOUT.test(one)).map((one) => ({ line, quote: one.trim() })),
    ),
  }),
  codebook: () => CODEBOOK,
  code: (claims: Claim[], passages: Passage[]) => ({
    codes: claims.flatMap(({ claim, text }) => {
      const topic = text.startsWith("Support") ? /support/i : /price/i;
      const at = text.startsWith("Support") ? 1 : 0;
      return passages.flatMap(({ passage, said }): Code[] => {
        if (!topic.test(said)) return [];
        if (GOOD[at]?.test(said)) return [{ passage, claim, side: "against" }];
        return BAD[at]?.test(said) ? [{ passage, claim, side: "for" }] : [];
      });
    }),
  }),
} satisfies Coder;
