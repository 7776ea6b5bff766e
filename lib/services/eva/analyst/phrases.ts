import { UNSURE } from "@/lib/core/no-answer";
import { upperFirst } from "@/lib/core/upper-first";
/** The wording of an answer around its quotes. `{0}` is the place of the quote. */
export type Phrases = {
  said: readonly string[];
  other: string;
  alsoOther: readonly string[];
  more: string;
  turnedLater: string;
  turnedEarlier: string;
  someone: string;
  lead(spoke: number, people: number, disagree: boolean): string | null;
  /** For questions about how people feel: how many clearly do, and what comes closest if nobody does. */
  feel(side: -1 | 1, told: number, spoke: number, people: number): string;
  /** Introduces those whose words don't clearly take that side. */
  beside: string;
  /** For a question that uses a name nobody used: what was found is about something near it. */
  near(spoke: number, people: number, unsaid: readonly string[]): string;
  /** Introduces what comes closest to a question that nothing surely answers. */
  unsure: string;
  /** How many sessions were not read because they are flagged; at least one. */
  leftOut(count: number): string;
};

const SMALL = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const KLEIN = "null eine zwei drei vier fünf sechs sieben acht neun zehn elf zwölf".split(" ");

export const ENGLISH: Phrases = {
  said: ["{name} said {0}.", "{name} put it this way: {0}.", "{name}: {0}.", "From {name}: {0}."],
  other: "On the other side, {name} said {0}.",
  alsoOther: ["{name} took that side too: {0}.", "{name} said {0}."],
  more: "{name} added {0}.",
  turnedLater: "Later in the conversation, though, {name} said {0}.",
  turnedEarlier: "Earlier in the conversation, though, {name} had said {0}.",
  someone: "Somebody",
  lead(spoke, people, disagree) {
    if (people < 2) return null;
    const count = `${upperFirst(SMALL[spoke] ?? String(spoke))} of ${people} people`;
    return `${count} spoke about this${disagree ? ", and they disagree" : ""}.`;
  },
  feel(side, told, spoke, people) {
    const [one, many] =
      side === -1 ? ["describes problems", "describe problems"] : ["praises something", "praise something"];
    const about = "when they speak about this";
    const number = (count: number) => SMALL[count] ?? String(count);
    if (told > 0 && people < 2) return "";
    if (told > 0) return `${upperFirst(number(told))} of ${people} people ${told === 1 ? one : many} ${about}.`;
    const who = people < 2 ? "This" : `What ${number(spoke)} of ${people} people said`;
    return `Nobody clearly ${one} ${about}. ${who} comes closest.`;
  },
  beside: "Without clearly taking that side, {name} said {0}.",
  near(spoke, people, unsaid) {
    const words = unsaid.map((word) => `“${word}”`).join(" or ");
    const who = people < 2 ? "This" : `What ${SMALL[spoke] ?? spoke} of ${people} people said`;
    return `Nobody mentions ${words} outright. ${who} comes closest.`;
  },
  unsure: UNSURE.english,
  leftOut: (count) =>
    count === 1
      ? "One flagged session was left out."
      : `${upperFirst(SMALL[count] ?? String(count))} flagged sessions were left out.`,
};

export const GERMAN: Phrases = {
  said: ["{name} sagte {0}.", "{name} drückte es so aus: {0}.", "{name}: {0}.", "Von {name}: {0}."],
  other: "Auf der anderen Seite sagte {name} {0}.",
  alsoOther: ["Auf dieser Seite steht auch {name}: {0}.", "{name} sagte {0}."],
  more: "{name} ergänzte {0}.",
  turnedLater: "Später im Gespräch sagte {name} allerdings {0}.",
  turnedEarlier: "Zuvor im Gespräch hatte {name} allerdings gesagt: {0}.",
  someone: "Jemand",
  lead(spoke, people, disagree) {
    if (people < 2) return null;
    const count = `${upperFirst(KLEIN[spoke] ?? String(spoke))} von ${people} Personen`;
    const verb = spoke === 1 ? "sprach" : "sprachen";
    return `${count} ${verb} darüber${disagree ? ", und sie sind sich nicht einig" : ""}.`;
  },
  feel(side, told, spoke, people) {
    const [one, many] = side === -1 ? ["erzählt von Ärger", "erzählen von Ärger"] : ["lobt etwas", "loben etwas"];
    const number = (count: number) => (count === 1 ? "eine" : (KLEIN[count] ?? String(count)));
    if (told > 0 && people < 2) return "";
    if (told > 0)
      return `${upperFirst(number(told))} von ${people} Personen ${told === 1 ? one : many}, wo davon die Rede ist.`;
    const who = people < 2 ? "Das" : `Was ${number(spoke)} von ${people} Personen sagen,`;
    return `Niemand ${one}, wo davon die Rede ist, soweit es die Worte sicher sagen. ${who} kommt dem am nächsten.`;
  },
  beside: "In Worten, die das nicht sicher sagen, sprach {name} davon: {0}.",
  near(spoke, people, unsaid) {
    const words = unsaid.map((word) => `„${word}“`).join(" oder ");
    const who = people < 2 ? "Das" : `Was ${KLEIN[spoke] ?? spoke} von ${people} Personen sagen,`;
    return `Niemand spricht ausdrücklich von ${words}. ${who} kommt dem am nächsten.`;
  },
  unsure: UNSURE.german,
  leftOut: (count) =>
    count === 1
      ? "Eine auffällige Sitzung wurde nicht gelesen."
      : `${upperFirst(KLEIN[count] ?? String(count))} auffällige Sitzungen wurden nicht gelesen.`,
};
