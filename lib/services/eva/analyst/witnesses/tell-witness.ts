import type { Opening, Phrases } from "../wording/phrases";
import type { writing } from "../wording/writing";
import type { Witness } from "./choose";
import type { Voice } from "./voices";

/** Tells what one person says: the best of it, what else is worth it, and where they contradict themselves. */
export function witnessTeller(say: ReturnType<typeof writing>["say"], phrases: Phrases) {
  const tell = ({ ranked, quote }: Voice, as: number | string | Opening, newParagraph = false) =>
    say(ranked.passage.line, quote, as, newParagraph ? { newParagraph } : {});
  return ({ voice, more, turned }: Witness, as: number | string | Opening, newParagraph = false): void => {
    tell(voice, as, newParagraph);
    for (const each of more) tell(each, phrases.more);
    const isLater = turned && turned.ranked.passage.line.index > voice.ranked.passage.line.index;
    if (turned) tell(turned, isLater ? phrases.turnedLater : phrases.turnedEarlier);
  };
}

/** The wording of those on the other side, one by one. */
export const asOther = (at: number, { other, alsoOther }: Phrases): string | Opening =>
  at === 0 ? other : (alsoOther[(at - 1) % alsoOther.length] ?? "");
