import { askedAbout } from "@/lib/services/analysis/themes/statements/asked-about";
import { asksFor } from "@/lib/services/analysis/themes/statements/asks-for";
import { distinctStemmerOf } from "@/lib/services/analysis/words/distinct-stem";
import { fluent } from "@/lib/services/analysis/words/fluent";
import { isStopWord } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { AnswerCount } from "@/lib/services/evidence/answer-count";
import { joined, NOTHING, type Read } from "../corpus/line-reader";
import type { Passage } from "../corpus/passages";
import { followsUp } from "./follows-up";
import { questionKey } from "./question-key";

const FAR = 8;
/** After this many lines, a speaker has moved on from the question. */
const ANSWERING = 2;
/** A longer answer says many things, of which a follow-up asks about one. */
const BRIEF_ANSWER = 12;
const NOT_ASKED: Passage["asked"] = { text: "", key: "", names: null, about: new Set(), follows: "" };

type Said = { speaker: string | null; text: string };
type Of = { language: string | null; isOfSeveral: boolean };

/** The question that what is said next answers, as a conversation is read line by line. */
export class OpenQuestion {
  readonly #count = new AnswerCount();
  #read = NOTHING;
  #asked = NOT_ASKED;
  /** The answer to it, if that was brief. */
  #answer = { read: NOTHING, text: "" };

  constructor(private readonly of: Of) {}

  /** Lines are missing: nobody knows what was asked there. */
  lose(): void {
    this.#count.lose();
  }

  /** `asks`: what a moderator asks in a turn, "" if nothing. */
  ask(asks: string, read: Read): void {
    if (asks === "" && this.#count.isOpen) return;
    const { since } = this.#count;
    const question = fluent(asks);
    // "Why was that?" asks about the question before it, and what was answered.
    const isFollowUp = since > 0 && since < FAR && followsUp(question);
    const before = isFollowUp ? [this.#read, this.#answer.read] : since === 0 ? [this.#read] : [];
    this.#read = joined([...before, read]);
    const about = wordsOf(askedAbout(question)?.name ?? "").filter((word) => !isStopWord(word));
    const { language, isOfSeveral } = this.of;
    this.#asked = {
      text: asks,
      // Below "Rating", everybody was asked the same.
      key: questionKey(question, language) || (isOfSeveral ? question.toLowerCase() : ""),
      names: asksFor(question),
      about: new Set(about.map(distinctStemmerOf(language))),
      follows: isFollowUp ? `${this.#asked.text} ${this.#answer.text}` : "",
    };
    this.#count.ask();
  }

  /** What somebody answers with a line, and how far from the question. */
  say({ speaker, text }: Said, read: Read, wordCount: number) {
    const distance = this.#count.say(speaker, text);
    const { since } = this.#count;
    if (since === 1) this.#answer = wordCount <= BRIEF_ANSWER ? { read, text } : { read: NOTHING, text: "" };
    return {
      distance,
      since,
      asked: distance <= ANSWERING ? this.#asked : NOT_ASKED,
      question: distance < FAR ? this.#read : NOTHING,
    };
  }
}
