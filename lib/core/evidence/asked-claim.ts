import { upperFirst } from "@/lib/core/text/upper-first";

const LEADS = {
  en: (question: string) => `Asked “${question}”, `,
  de: (question: string) => `Gefragt „${question}“: `,
};
/** Of a theme that was renamed: its new title isn't what was asked. */
const named = (title: string): string => `${title}: `;

/**
 * A claim about the answers to a question, as a sentence that can be understood alone; `said` continues the question.
 */
export const askedClaim = (language: keyof typeof LEADS, question: string, said: string): string =>
  `${LEADS[language](question)}${said}`;

/** A claim as shown directly below its theme's title: without the title that it begins with. */
export function claimBelow(title: string, claim: string): string {
  const said = withoutLead(title, claim);
  return said === null ? claim : upperFirst(said);
}

/** A claim that begins with its theme's title, when the theme is renamed: it begins with the new one. */
export function renamedClaim(before: string, title: string, claim: string): string {
  const said = before === title ? null : withoutLead(before, claim);
  return said === null ? claim : `${named(title)}${said}`;
}

function withoutLead(title: string, claim: string): string | null {
  const leads = [...Object.values(LEADS), named].map((leadOf) => leadOf(title));
  const lead = leads.find((each) => claim.startsWith(each));
  return lead === undefined ? null : claim.slice(lead.length);
}
