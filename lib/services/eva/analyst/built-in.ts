import type { Retrieved } from "../retrieve/retriever";
import type { Analyst, Draft } from "./analyst";
import { ofItsKind } from "./kinds";
import { answersAlike } from "./kinds/answers-alike";
import { closest } from "./kinds/closest";
import { howOften } from "./kinds/how-often";
import { mentioned } from "./kinds/mentioned";
import { ofPeople } from "./kinds/of-people";
import { witnessed } from "./witnesses/witnessed";
import { ENGLISH } from "./wording/english";
import { GERMAN } from "./wording/german";
import type { Phrases } from "./wording/phrases";

/**
 * The analyst that needs no model: it says who spoke about the question, in their own words, and who disagrees, with
 * others or with themselves. It adds nothing to what was said.
 */
export const builtIn: Analyst = async (question, retrieved) => {
  const phrases = retrieved.german ? GERMAN : ENGLISH;
  const isRest = question.told !== undefined;
  const draft = isRest ? null : await ofItsKind({ text: question.text, retrieved, phrases, answer });
  if (draft) return draft;
  // How often somebody does it isn't told by those who say something else of it.
  if (retrieved.kind === "often" && !retrieved.askedSo && !retrieved.mentions)
    return howOften(question.text, retrieved, phrases) ?? closest(retrieved);
  if (!retrieved.answers) return closest(retrieved);
  if (retrieved.mentions) return mentioned(retrieved, retrieved.mentions, phrases, question);
  const whole = isRest ? null : await (retrieved.named ? ofPerson : answersAlike)(retrieved, phrases);
  return whole ?? witnessed(question, retrieved, phrases);
};

const answer = (text: string, found: Retrieved): Promise<Draft> => builtIn({ text, turns: [] }, found);

/** All that certain people said, if nothing else is asked. */
const ofPerson = ({ ranked, terms }: Retrieved, phrases: Phrases): Draft | null =>
  terms.length > 0
    ? null
    : ofPeople(
        ranked.map(({ passage }) => passage),
        phrases,
      );
