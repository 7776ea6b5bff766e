import type { Draft, DraftSentence } from "../analyst";
import { headed } from "./headed";

/** The answers to the parts of one question as one, each with the part that it answers. */
export function joined(parts: readonly { question: string; draft: Draft }[]): Draft {
  const answered = parts.filter(({ draft }) => draft.sentences.length > 0);
  const evidence = answered.flatMap(({ draft }) => draft.evidence);
  let before = 0;
  const sentences = answered.flatMap(({ question, draft }) => {
    const shift = before;
    before += draft.evidence.length;
    return draft.sentences.map((sentence, at): DraftSentence => {
      const quotes = sentence.quotes.map((quote) => ({ ...quote, evidence: quote.evidence + shift }));
      if (at > 0) return { ...sentence, quotes };
      const before = [headed(question), draft.lead, draft.lead && draft.some, sentence.before]
        .filter(Boolean)
        .join(" ");
      return { ...sentence, quotes, before, newParagraph: true };
    });
  });
  return { evidence, lead: null, sentences };
}
