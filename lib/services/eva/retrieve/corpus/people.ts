import { plainLetters } from "@/lib/core/text/plain-letters";

/** Speaker 1 of one transcript isn't Speaker 1 of another. */
const NO_NAME = /^(unknown|speaker|sprecher(in)?|participant|teilnehmer(in)?|interviewee|guest|p)?[\s_#-]*\d*$/i;

/** Whether a speaker is only numbered, or not even that. */
export const isNameless = (speaker: string | null): boolean => NO_NAME.test(plainLetters(speaker ?? "").trim());

/** Whether a speaker is called by a participant's label: "P3". */
export const isLabel = (speaker: string | null): boolean => /^P\d+$/.test(speaker ?? "");

/** The same person has the same key in every transcript; a nameless one is someone else in each. */
export const personKey = (ownerId: string, speaker: string | null): string => {
  const name = plainLetters(speaker ?? "").trim();
  return isNameless(speaker) ? `${ownerId}:${name}` : name;
};
