import { upperFirst } from "./upper-first";

const LEADS = {
  en: (question: string) => `Asked “${question}”, `,
  de: (question: string) => `Gefragt „${question}“: `,
};

/**
 * A claim about the answers to a question, as a sentence that can be understood alone; `said` continues the question.
 */
export const askedClaim = (language: keyof typeof LEADS, question: string, said: string): string =>
  `${LEADS[language](question)}${said}`;

/** A claim as shown directly below its theme's title: without the question, if that is the title. */
export function claimBelow(title: string, claim: string): string {
  const lead = Object.values(LEADS)
    .map((leadOf) => leadOf(title))
    .find((each) => claim.startsWith(each));
  return lead === undefined ? claim : upperFirst(claim.slice(lead.length));
}
