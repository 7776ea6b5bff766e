import { askedClaim } from "@/lib/core/evidence/asked-claim";
import { listed } from "@/lib/core/text/listed";
import type { AskedFor } from "../statements/asks-for";
import type { Kind } from "../statements/lexicon";
import { OWN } from "./own";
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
  lack: (question) => ({
    claim: asked(question, "Alle antworten in eigenen Worten."),
    split: asked(question, "Manche nennen, was ihnen fehlt; anderen fehlt nichts."),
    step: `Die Antworten auf „${question}“ nebeneinander lesen und zusammenfassen, was dasselbe meint.`,
    ask: `Herausfinden, was die, denen etwas fehlt, von den anderen unterscheidet.`,
  }),
  wish: (question) => ({
    claim: asked(question, "Alle antworten in eigenen Worten."),
    split: asked(question, "Manche nennen, was sie ändern würden; andere würden es so lassen."),
    step: `Die Antworten auf „${question}“ nebeneinander lesen und zusammenfassen, was dasselbe meint.`,
    ask: `Vor jeder Änderung herausfinden, wer was ändern würde und wer nichts.`,
  }),
  trouble: (question) => ({
    claim: asked(question, "Alle antworten in eigenen Worten."),
    split: asked(question, "Manche nennen, was sie stört; andere nennen nichts."),
    step: `Die Antworten auf „${question}“ nebeneinander lesen und zusammenfassen, was dasselbe meint.`,
    ask: `Herausfinden, was die, die auf „${question}“ nichts nennen, von den anderen unterscheidet.`,
  }),
  praise: (question) => ({
    claim: asked(question, "Alle antworten in eigenen Worten."),
    split: asked(question, "Manche nennen, was ihnen gefällt; andere nennen nichts."),
    step: `Beibehalten, was auf „${question}“ genannt wird.`,
    ask: `Die fragen, die auf „${question}“ nichts nennen, was ihnen fehlt.`,
  }),
};

const NAMING_STEPS: Record<AskedFor, string> = {
  wish: "herausfinden, was genau anders werden soll, und es mit denen erproben, die es wünschen",
  lack: "prüfen, ob es angeboten werden kann, zuerst denen, denen es fehlt",
  trouble: "herausfinden, was daran stört, und das zuerst beheben",
  praise: "beibehalten, was daran gefällt",
};
const NOTHING: Record<AskedFor, string> = {
  wish: "Manche würden alles so lassen.",
  lack: "Manchen fehlt nichts.",
  trouble: "Manche nennen nichts, was sie stört.",
  praise: "Manche nennen nichts, was ihnen gefällt.",
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
  shared: (kind, question, { label }, isMost) => ({
    claim: asked(question, `${isMost ? "Die Leute" : "Manche"} nennen: ${label}.`),
    step: kind === null ? "" : `${label}: ${NAMING_STEPS[kind]}.`,
  }),
  others: (question, isRest) => ({
    claim: asked(question, isRest ? "Die anderen antworten in eigenen Worten." : "Alle antworten in eigenen Worten."),
    step: "",
  }),
  nothing: (kind, question) => ({ claim: asked(question, NOTHING[kind]), step: "" }),
  unprompted: (thing) => ({
    claim: `${thing}: Die Leute kommen von selbst darauf zu sprechen.`,
    step: `${thing}: in der nächsten Runde danach fragen.`,
  }),
  mentioned: (thing, { label }, isMost) => ({
    claim: `${thing}: ${isMost ? "Die Leute" : "Manche"} erwähnen dabei: ${label}.`,
    step: "",
  }),
  would: (side, question, isMost) => ({
    claim: asked(question, `${isMost ? "Die meisten" : "Manche"} würden es${side === 1 ? "" : " nicht"}.`),
    split: asked(question, side === 1 ? "Manche würden es, andere nicht." : "Manche würden es nicht, andere schon."),
    step: side === 1 ? "" : `Die fragen, die auf „${question}“ nein sagen, was anders werden müsste.`,
    ask: `Herausfinden, was die, die auf „${question}“ ja sagen, von den anderen unterscheidet.`,
  }),
  whether: (isYes, question, isMost) => ({
    claim: asked(question, `${isMost ? "Die meisten" : "Manche"} sagen ${isYes ? "ja" : "nein"}.`),
    split: asked(question, isYes ? "Manche sagen ja, andere nein." : "Manche sagen nein, andere ja."),
  }),
  wouldIf: (question) => ({
    claim: asked(question, "Manche würden es unter einer Bedingung."),
    step: `Die Bedingungen in den Antworten auf „${question}“ sammeln und sehen, welche sich erfüllen lassen.`,
  }),
  own: (matter) => OWN.de[matter],
  mood: (side, of, { isMost }) => {
    const say = (said: string) => ("thing" in of ? `${of.thing}: ${said}` : asked(of.question, said));
    const about = "thing" in of ? of.thing : `„${of.question}“`;
    const [more, fewer] =
      side === -1
        ? ["haben damit Ärger", "kommen gut damit zurecht"]
        : ["kommen gut damit zurecht", "haben damit Ärger"];
    return {
      claim: say(`${isMost ? "Die meisten" : "Manche"} ${more}.`),
      split: say(`Manche ${more}, andere ${fewer}.`),
      step:
        side === -1
          ? `${about}: entscheiden, was von dem Ärger zuerst behoben wird.`
          : `${about}: beibehalten, was hier gut ist.`,
      ask: `${about}: herausfinden, wer es wie sieht, und warum.`,
    };
  },
  unread: (question, language) => ({
    claim: asked(question, `Diese Antworten (${language}) werden nur mit einem Sprachmodell verglichen.`),
    step: `Die Antworten auf „${question}“ nebeneinander lesen.`,
  }),
  answered: (question) => ({
    claim: asked(question, "Die Leute antworten verschieden."),
    step: `Die Antworten auf „${question}“ nebeneinander lesen: Worte allein sagen nicht, was sie gemeinsam haben.`,
  }),
};
