import { askedClaim } from "@/lib/core/asked-claim";
import { listed } from "@/lib/core/listed";
import type { AskedFor } from "../statements/asks-for";
import type { Kind } from "../statements/lexicon";
import type { Sentences, Wording } from "./wording";

type Pair = readonly [trouble: string, praise: string];

/** Sentences after a colon: the theme's name comes first and unchanged, whatever its gender. */
const SAID: Record<Kind, Pair> = {
  price: ["Das ist den Leuten zu teuer", "Das ist den Leuten sein Geld wert"],
  surprise: ["Damit haben die Leute nicht gerechnet", "Davon wussten die Leute vorher"],
  ease: ["Das fällt den Leuten schwer", "Das fällt den Leuten leicht"],
  speed: ["Hier warten die Leute zu lange", "Das geht den Leuten schnell genug"],
  faults: ["Hier treffen die Leute auf Fehler", "Das funktioniert, sagen die Leute"],
  trust: ["Hier fehlt den Leuten das Vertrauen", "Darauf vertrauen die Leute"],
  mind: ["Daran stören sich die Leute", "Das stört die Leute nicht"],
  liking: ["Damit sind die Leute unzufrieden", "Darüber sprechen die Leute gut"],
  leaving: ["Daran ist es für die Leute gescheitert", "Das ist für die Leute kein Grund zu gehen"],
  wish: ["Hier wünschen sich die Leute etwas anderes", "Das würden die Leute so lassen"],
};

const STEPS: Record<Kind, Pair> = {
  price: [
    "einen anderen Preis mit denen erproben, denen es zu teuer ist",
    "beim Preis bleiben und sagen, was er wert ist",
  ],
  surprise: ["früher darauf hinweisen und prüfen, ob es noch überrascht", "weiter früh darauf hinweisen"],
  ease: ["einigen Leuten dabei zusehen und ändern, wo sie hängen bleiben", "so leicht lassen, wie es ist"],
  speed: ["herausfinden, worauf gewartet wird, und eine Grenze setzen", "so schnell lassen, wie es ist"],
  faults: ["die Fehler nachstellen und beheben, bevor Neues kommt", "so zuverlässig lassen, wie es ist"],
  trust: [
    "offen sagen, was geschieht, und die Zweifelnden noch einmal fragen",
    "beibehalten, was hier Vertrauen schafft",
  ],
  mind: ["entscheiden, was sich ändern soll, und es mit denen erproben, die es stört", "so lassen, wie es ist"],
  liking: ["entscheiden, was sich ändern soll, und es mit den Unzufriedenen erproben", "beibehalten, was hier gut ist"],
  leaving: ["mit einigen, die deshalb gingen, eine Änderung erproben", "den Grund fürs Gehen anderswo suchen"],
  wish: ["den häufigsten Wunsch mit denen erproben, die ihn haben", "so lassen, wie es ist"],
};

const after = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);

const asked = (question: string, said: string): string => askedClaim("de", question, said);

const NAMED: Record<AskedFor, (question: string) => Sentences> = {
  wish: (question) => ({
    claim: asked(question, "Die Leute nennen, was sie ändern würden."),
    split: asked(question, "Manche nennen, was sie ändern würden; andere würden es so lassen."),
    step: `Die Antworten auf „${question}“ danach ordnen, was am häufigsten gewünscht wird, und das mit denen erproben, die es wünschen.`,
    ask: `Vor jeder Änderung herausfinden, wer was ändern würde und wer nichts.`,
  }),
  trouble: (question) => ({
    claim: asked(question, "Die Leute nennen, was sie stört."),
    split: asked(question, "Manche nennen, was sie stört; andere nennen nichts."),
    step: `Die Antworten auf „${question}“ danach ordnen, was am häufigsten genannt wird, und das zuerst beheben.`,
    ask: `Herausfinden, was die, die auf „${question}“ nichts nennen, von den anderen unterscheidet.`,
  }),
  praise: (question) => ({
    claim: asked(question, "Die Leute nennen, was ihnen gefällt."),
    split: asked(question, "Manche nennen, was ihnen gefällt; andere nennen nichts."),
    step: `Beibehalten, was auf „${question}“ am häufigsten genannt wird.`,
    ask: `Die fragen, die auf „${question}“ nichts nennen, was ihnen fehlt.`,
  }),
};

export const GERMAN: Wording = {
  inside: (title) => title,
  summary: (things) => `Es geht vor allem um: ${listed("de", things)}.`,
  words: (terms) => `Worte, die oft fallen: ${listed("de", terms)}.`,
  of: (kind, side, thing) => {
    const [more, fewer] = side === -1 ? SAID[kind] : [SAID[kind][1], SAID[kind][0]];
    return {
      claim: `${thing}: ${more}.`,
      split: `${thing}: ${more}, sagen die einen. Die anderen: ${after(fewer)}.`,
      step: `${thing}: ${STEPS[kind][side === -1 ? 0 : 1]}.`,
      ask: `${thing}: herausfinden, wer es wie sieht, und warum.`,
    };
  },
  open: (thing, isSided) => ({
    claim: isSided
      ? `${thing}: Die Leute sprechen verschieden darüber.`
      : `${thing}: Die Leute sprechen darüber; auf welcher Seite sie stehen, sagen ihre Worte nicht.`,
    step: `${thing}: mehr dazu fragen; was die Leute wollen, steht noch nicht fest.`,
  }),
  named: (kind, question) => NAMED[kind](question),
  mood: (side, of, isMost) => {
    const who = isMost ? "die Leute meist" : "manche";
    const say = (said: string) => ("thing" in of ? `${of.thing}: ${said}` : asked(of.question, said));
    const about = "thing" in of ? of.thing : `„${of.question}“`;
    const [more, fewer] = side === -1 ? ["von Ärger", "von Gutem"] : ["von Gutem", "von Ärger"];
    return {
      claim: say(`Hier erzählen ${who} ${more}.`),
      split: say(`Hier erzählen die einen ${more}, die anderen ${fewer}.`),
      step:
        side === -1
          ? `${about}: entscheiden, was von dem Ärger zuerst behoben wird.`
          : `${about}: beibehalten, was hier gut ist.`,
      ask: `${about}: herausfinden, wer es wie sieht, und warum.`,
    };
  },
  answered: (question) => ({
    claim: asked(question, "Die Leute antworten verschieden."),
    step: `Die Antworten auf „${question}“ nebeneinander lesen: Worte allein sagen nicht, was sie gemeinsam haben.`,
  }),
};
