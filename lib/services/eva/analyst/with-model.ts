import { completeItems } from "@/lib/integrations/model/complete-items";
import { ModelFailed } from "@/lib/integrations/model/model-failed";
import { generate } from "@/lib/services/model/generate";
import { AnswerSentence, evaAnswerPrompt } from "@/lib/services/model/prompts/eva-answer";
import type { Line } from "../retrieve/corpus/corpus";
import type { Retrieved } from "../retrieve/retriever";
import type { Draft, DraftSentence, ModelAnalyst } from "./analyst";
import { isOwnWords } from "./own-words";

const MOST_EVIDENCE = 30;
const MOST_OF_ONE = 6;

/** The analyst that lets a language model write. Only what the checker leaves of it is used. */
export const withModel: ModelAnalyst = async (ctx, question, retrieved, { signal, onDraft }) => {
  const evidence = evidenceOf(retrieved);
  const { text, turns, instructions, avoid } = question;
  const asked = { question: text, turns, instructions, people: retrieved.people, passages: evidence };
  const draftOf = (written: DraftSentence[]): Draft => {
    const sentences = written.filter((sentence) => isOwnWords(sentence.text, evidence));
    return { evidence, lead: null, sentences };
  };
  const onText = (written: string) => {
    const items = completeItems(written, "sentences").map((item) => AnswerSentence.safeParse(item));
    onDraft?.(draftOf(items.flatMap(({ data }) => data ?? [])));
  };
  const prompt = evaAnswerPrompt({ ...asked, isAgain: avoid !== undefined });
  const { sentences, follow_ups } = await generate(ctx, prompt, signal, onDraft && { onText });
  const draft = draftOf(sentences);
  // It found an answer, but none that can be shown: that isn't the same as finding none.
  if (sentences.length > 0 && draft.sentences.length === 0) throw new ModelFailed("unusable");
  return { ...draft, followUps: follow_ups };
};

/** The best passages, but not so many of one person that others aren't heard. */
function evidenceOf({ ranked }: Retrieved): Line[] {
  const evidence: Line[] = [];
  const perPerson = new Map<string, number>();
  for (const { passage } of ranked) {
    const count = perPerson.get(passage.person) ?? 0;
    if (count >= MOST_OF_ONE || evidence.length >= MOST_EVIDENCE) continue;
    perPerson.set(passage.person, count + 1);
    evidence.push(passage.line);
  }
  return evidence;
}
