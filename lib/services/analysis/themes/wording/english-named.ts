import { askedClaim } from "@/lib/core/evidence/asked-claim";
import { type AskedFor, asksToImprove } from "../statements/asks-for";
import type { Sentences } from "./wording";

const asked = (question: string, said: string): string => askedClaim("en", question, said);

/** The claims of a question that asks people to name something. */
export const NAMED: Record<AskedFor, (question: string) => Sentences> = {
  lack: (question) => ({
    claim: asked(question, "people answer in words of their own."),
    split: asked(question, "some people name something that they miss; others miss nothing."),
    step: `Read the answers to “${question}” side by side, and group those that mean the same.`,
    ask: `Find out what sets those who miss something apart from the others.`,
  }),
  wish: (question) => ({
    claim: asked(question, "people answer in words of their own."),
    split: asked(question, "some people name what they would change; others would leave it."),
    step: `Read the answers to “${question}” side by side, and group those that mean the same.`,
    ask: `Find out who would change what, and who nothing, before anything changes.`,
  }),
  trouble: (question) => ({
    claim: asked(question, "people answer in words of their own."),
    split: asked(question, "some people name what troubles them; others name nothing."),
    step: `Read the answers to “${question}” side by side, and group those that mean the same.`,
    ask: `Find out what sets those who answered “${question}” with nothing apart from the others.`,
  }),
  praise: (question) => ({
    claim: asked(question, "people answer in words of their own."),
    split: asked(question, "some people name what they like; others name nothing."),
    step: `Protect what people like, by the answers to “${question}”, when other things change.`,
    ask: `Ask those who answered “${question}” with nothing what they miss.`,
  }),
};

/** What people do with a thing that they were asked to name, continuing "people". */
export const NAMING: Record<AskedFor, (what: { label: string; isOne: boolean; question: string }) => string> = {
  wish: ({ label, isOne, question }) =>
    isOne || asksToImprove(question) ? `would change something about ${label}` : `ask for ${label}`,
  lack: ({ label }) => `miss ${label}`,
  trouble: ({ label }) => `name ${label}`,
  praise: ({ label }) => `name ${label}`,
};
/** What to do about a thing that several name. */
export const NAMING_STEPS: Record<AskedFor, (label: string, question: string) => string> = {
  wish: (label, question) =>
    `Find out what exactly people want ${label.startsWith("the ") || asksToImprove(question) ? "changed about" : "from"} ${label}, and test it with those who ask for it.`,
  lack: (label) => `Check whether ${label} can be offered, starting with the people who miss it.`,
  trouble: (label) => `Look into what troubles people about ${label}, and fix it first.`,
  praise: (label) => `Protect what people like about ${label} when other things change.`,
};
/** What those do who name nothing. */
export const NOTHING: Record<AskedFor, string> = {
  wish: "would leave everything as it is",
  lack: "miss nothing",
  trouble: "name nothing that troubles them",
  praise: "name nothing that they like",
};
