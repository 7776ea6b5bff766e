import { listed } from "@/lib/core/text/listed";
import { upperFirst } from "@/lib/core/text/upper-first";
import { numberInEnglish, numberInGerman } from "./number-words";

/** How many are in a group, and how many once were; `isKnown`: not only by what they say of themselves. */
type Belonging = { now: ReadonlySet<string>; once: ReadonlySet<string>; isKnown: boolean };

/** How a comparison is told around its quotes. */
export type Comparing = {
  /** The question that finds what is said of a thing; and by meaning rather than by its name. */
  about(name: string): string;
  of(name: string): string;
  /** The question for what one person says about a thing. */
  saidBy(name: string, about: string): string;
  /** Opens what two people say about it, and names those who don't. */
  persons(silent: readonly string[]): string;
  /** Opens what two people answered to the same questions, each of which is introduced by `asked`. */
  sameQuestions: string;
  asked(question: string): string;
  /** Opens a comparison of things, and of people. */
  things: string;
  people: string;
  /** Introduces those who speak of both in one breath. */
  both(count: number): string;
  thing(name: string, spoke: number, people: number, well: number, badly: number): string;
  /** `isRest`: everybody who isn't in the other group. */
  group(name: string, members: number, spoke: number, isOnTopic: boolean, isRest: boolean): string;
  /** Groups that nobody says to be in. */
  unknown(names: readonly string[]): string;
  /** Neither of two groups is known. */
  cannot(names: readonly string[]): string;
  /** Introduces what everybody says, if the groups aren't known. */
  everybody(about: string): string;
  /** How many are in a group, or once were, mostly as they say of themselves; and that everybody's answers follow. */
  belong(name: string, group: Belonging, people: number): string;
  anybody: string;
  byOthers: string;
  /** Of all who say that they would, or wouldn't. */
  willing(yes: number, no: number, maybe: number, people: number): string;
  /** Nothing says who "she" is, so that everybody's answers follow. */
  whoever(pronoun: string): string;
  would: string;
  wouldNot: string;
  mightIf: string;
  others: string;
  /** How many clearly have trouble with a thing, and how many have none; introduces these, and who says neither. */
  howEasy(hard: number, easy: number, people: number): string;
  hard: string;
  easy: string;
  neither: string;
};

const number = (count: number) => (count === 0 ? "none" : numberInEnglish(count));
const zahl = (count: number) => (count === 0 ? "niemand" : numberInGerman(count));
const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`);
const zitiert = (names: readonly string[]) => names.map((name) => `„${name}“`);

const ENGLISH: Comparing = {
  about: (name) => `What did people say about ${name}?`,
  of: (name) => `How about ${name}?`,
  saidBy: (name, about) => `What did ${name} say about ${about}?`,
  persons: ([silent, other]) =>
    silent && other
      ? `Neither ${silent} nor ${other} clearly speaks about it.`
      : silent
        ? `${silent} doesn’t clearly speak about it.`
        : "Side by side:",
  sameQuestions: "What they answered to the same questions, as far as both said something:",
  asked: (question) => `Asked “${question}”,`,
  things: "Eva counts who speaks of each, and who clearly speaks well or badly of it.",
  people: "Who belongs to which group goes by what people say of themselves.",
  both: (count) =>
    count === 1 ? "One person speaks of both at once." : `${upperFirst(number(count))} people speak of both at once.`,
  thing(name, spoke, people, well, badly) {
    const sides =
      well + badly === 0 ? "nobody clearly well or badly" : `${number(well)} clearly well, ${number(badly)} badly`;
    return `“${name}”: ${number(spoke)} of ${people} people ${spoke === 1 ? "speaks" : "speak"} of it, ${sides}.`;
  },
  group(name, members, spoke, isOnTopic, isRest) {
    const kind = isRest ? ", everybody who doesn’t say that of themselves" : "";
    const who = `${members === 1 ? "one person" : `${number(members)} people`}${kind}`;
    const some = isOnTopic ? `, ${number(spoke)} of whom ${spoke === 1 ? "speaks" : "speak"} about it` : "";
    return `“${name}”: ${who}${some}.`;
  },
  unknown: (names) => `Nobody says of themselves what “${names[0]}” asks for.`,
  cannot: (names) =>
    `Eva can’t compare ${listed("en", quoted(names))}: nobody says of themselves that they are in one of these groups.`,
  belong(name, group, people) {
    const [now, once] = [group.now.size, group.once.size];
    if (group.isKnown)
      return upperFirst(`${number(now)} of ${people} people ${now === 1 ? "belongs" : "belong"} to the “${name}”.`);
    if (now + once === 0)
      return `Nobody says of themselves that they belong to the “${name}”, so Eva can’t tell what these say.`;
    const by = "Going by what people say of themselves,";
    if (now === 0)
      return `${by} nobody of ${people} is one of the “${name}”; ${number(once)} once ${once === 1 ? "was" : "were"}.`;
    const rest = once > 0 ? `; ${number(once)} more once did, and ${once === 1 ? "isn’t" : "aren’t"} counted` : "";
    return `${by} ${number(now)} of ${people} ${now === 1 ? "belongs" : "belong"} to the “${name}”${rest}.`;
  },
  anybody: "Here is what everybody says.",
  byOthers: "Here is what others say of them.",
  everybody: (about) => `What people say about “${about}”:`,
  willing(yes, no, maybe, people) {
    const rest = maybe > 0 ? ` ${upperFirst(number(maybe))} would on a condition.` : "";
    if (yes + no === 0) return `Nobody of ${people} people says outright that they would or wouldn’t.${rest}`;
    const who = yes === 0 ? "nobody" : number(yes);
    return `Of ${people} people, ${who} ${yes > 1 ? "say" : "says"} that they would and ${no === 0 ? "nobody" : number(no)} that they wouldn’t.${rest}`;
  },
  whoever: (pronoun) => `Nothing says who “${pronoun}” is, so here is what everybody says.`,
  would: "These say that they would.",
  wouldNot: "These say that they wouldn’t.",
  mightIf: "These would on a condition.",
  others: "These speak about it without saying whether they would.",
  howEasy(hard, easy, people) {
    const some = (count: number) => (count === 0 ? "nobody" : number(count));
    return `Of ${people} people, ${some(hard)} clearly ${hard > 1 ? "have" : "has"} trouble with it, and ${some(easy)} ${easy > 1 ? "speak" : "speaks"} well of it.`;
  },
  hard: "These have trouble with it.",
  easy: "These speak well of it.",
  neither: "Without clearly saying either:",
};

const GERMAN: Comparing = {
  about: (name) => `Was wurde über ${name} gesagt?`,
  of: (name) => `Wie ist es mit ${name}?`,
  saidBy: (name, about) => `Was sagte ${name} über ${about}?`,
  persons: ([silent, other]) =>
    silent && other
      ? `Weder ${silent} noch ${other} spricht deutlich davon.`
      : silent
        ? `${silent} spricht nicht deutlich davon.`
        : "Nebeneinander:",
  sameQuestions: "Was sie auf dieselben Fragen geantwortet haben, soweit beide etwas sagten:",
  asked: (question) => `Auf die Frage „${question}“:`,
  things: "Eva zählt, wer von beidem spricht, und wer deutlich gut oder schlecht davon spricht.",
  people: "Wer zu welcher Gruppe gehört, richtet sich danach, was die Leute von sich sagen.",
  both: (count) =>
    count === 1
      ? "Eine Person spricht von beidem zugleich."
      : `${upperFirst(zahl(count))} Personen sprechen von beidem zugleich.`,
  thing(name, spoke, people, well, badly) {
    const sides =
      well + badly === 0 ? "niemand deutlich gut oder schlecht" : `${zahl(well)} deutlich gut, ${zahl(badly)} schlecht`;
    return `„${name}“: ${upperFirst(zahl(spoke))} von ${people} Personen ${spoke > 1 ? "sprechen" : "spricht"} davon, ${sides}.`;
  },
  group(name, members, spoke, isOnTopic, isRest) {
    const kind = isRest ? ", alle, die das nicht von sich sagen" : "";
    const who = `${members === 1 ? "eine Person" : `${zahl(members)} Personen`}${kind}`;
    const some = isOnTopic ? `, davon ${spoke > 1 ? "sprechen" : "spricht"} ${zahl(spoke)} darüber` : "";
    return `„${name}“: ${who}${some}.`;
  },
  unknown: (names) => `Niemand sagt von sich, zu „${names[0]}“ zu gehören.`,
  cannot: (names) =>
    `Eva kann ${listed("de", zitiert(names))} nicht vergleichen: Niemand sagt von sich, zu einer dieser Gruppen zu gehören.`,
  belong(name, group, people) {
    const [now, once] = [group.now.size, group.once.size];
    if (group.isKnown)
      return `Zur Gruppe „${name}“ ${now === 1 ? "gehört" : "gehören"} ${zahl(now)} von ${people} Personen.`;
    if (now + once === 0)
      return `Niemand sagt von sich, zur Gruppe „${name}“ zu gehören; daher kann Eva nicht sagen, was diese meinen.`;
    const by = "Nach dem, was die Leute von sich sagen,";
    if (now === 0)
      return `${by} gehört niemand von ${people} zur Gruppe „${name}“; früher ${once === 1 ? "gehörte" : "gehörten"} ${zahl(once)} dazu.`;
    const rest = once > 0 ? `; früher auch ${zahl(once)}, hier nicht mitgezählt` : "";
    return `${by} ${now === 1 ? "gehört" : "gehören"} ${zahl(now)} von ${people} zur Gruppe „${name}“${rest}.`;
  },
  anybody: "Hier ist, was alle sagen.",
  byOthers: "Hier ist, was andere über sie sagen.",
  everybody: (about) => `Was über „${about}“ gesagt wird:`,
  willing(yes, no, maybe, people) {
    const rest = maybe > 0 ? ` Unter einer Bedingung: ${zahl(maybe)}.` : "";
    if (yes + no === 0) return `Keine von ${people} Personen sagt ausdrücklich, ob sie es tun würde.${rest}`;
    return `Von ${people} Personen ${yes > 1 ? "sagen" : "sagt"} ${zahl(yes)}, dass sie es tun würden, und ${zahl(no)}, dass sie es nicht tun würden.${rest}`;
  },
  whoever: (pronoun) => `Wer mit „${pronoun}“ gemeint ist, ist nicht gesagt; daher hier, was alle sagen.`,
  would: "Diese sagen, dass sie es tun würden.",
  wouldNot: "Diese sagen, dass sie es nicht tun würden.",
  mightIf: "Diese würden es unter einer Bedingung tun.",
  others: "Diese sprechen davon, ohne zu sagen, ob sie es tun würden.",
  howEasy(hard, easy, people) {
    return `Von ${people} Personen ${hard > 1 ? "haben" : "hat"} ${zahl(hard)} deutlich Mühe damit, und ${zahl(easy)} ${easy > 1 ? "sprechen" : "spricht"} gut davon.`;
  },
  hard: "Diese haben Mühe damit.",
  easy: "Diese sprechen gut davon.",
  neither: "Ohne das eine oder andere deutlich zu sagen:",
};

export const COMPARING = { en: ENGLISH, de: GERMAN };
