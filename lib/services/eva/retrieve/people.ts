import { plainLetters } from "@/lib/core/plain-letters";

/** Speaker 1 of one transcript isn't Speaker 1 of another. */
const NO_NAME = /^(unknown|speaker|sprecher(in)?|participant|teilnehmer(in)?|interviewee|guest|p)?[\s_#-]*\d*$/i;

/** The same person has the same key in every transcript; a nameless one is someone else in each. */
export const personKey = (ownerId: string, speaker: string | null): string => {
  const name = plainLetters(speaker ?? "").trim();
  return NO_NAME.test(name) ? `${ownerId}:${name}` : name;
};
