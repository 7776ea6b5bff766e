import { NEAREST, nobodySays, UNSURE } from "@/lib/core/evidence/no-answer";
import { listed } from "@/lib/core/text/listed";
import { upperFirst } from "@/lib/core/text/upper-first";
import { named } from "./named";
import { numberInGerman } from "./number-words";
import type { Named, Opening, Phrases } from "./phrases";

const quoted = (words: readonly string[]): string[] => words.map((word) => `„${word}“`);
const OR = new Intl.ListFormat("de", { type: "disjunction" });
const called = ({ label, isWord }: Named): string => (isWord ? `„${label}“` : label);

const opening = (words: string): Opening => ({ within: `${words}: {name} sagte {0}.`, apart: `${words}:` });
const more = (count: number): string => (count === 1 ? "eine weitere" : `${numberInGerman(count)} weitere`);

const FEELINGS = {
  trouble: ["erzählt von Ärger", "erzählen von Ärger"],
  praise: ["lobt etwas", "loben etwas"],
  wish: ["wünscht sich etwas", "wünschen sich etwas"],
  trust: ["sagt, dass sie Vertrauen hat", "sagen, dass sie Vertrauen haben"],
  distrust: ["sagt, dass sie kein Vertrauen hat", "sagen, dass sie kein Vertrauen haben"],
} as const;

export const GERMAN: Phrases = {
  said: ["{name} sagte {0}.", "{name} drückte es so aus: {0}.", "{name}: {0}.", "Von {name}: {0}."],
  other: { within: "Auf der anderen Seite sagte {name} {0}.", apart: "Auf der anderen Seite:" },
  alsoOther: ["Auf dieser Seite steht auch {name}: {0}.", "{name} sagte {0}."],
  more: "{name} ergänzte {0}.",
  turnedLater: { within: "Später im Gespräch sagte {name} allerdings {0}.", apart: "Später im Gespräch allerdings:" },
  turnedEarlier: {
    within: "Zuvor im Gespräch hatte {name} allerdings gesagt: {0}.",
    apart: "Zuvor im Gespräch allerdings:",
  },
  someone: "Jemand",
  lead(spoke, people, disagree) {
    if (people < 2) return null;
    const count = `${upperFirst(numberInGerman(spoke))} von ${people} Personen`;
    const verb = spoke === 1 ? "sprach" : "sprachen";
    return `${count} ${verb} darüber${disagree ? ", und sie sind sich nicht einig" : ""}.`;
  },
  numbers(spoke, people) {
    if (people < 2) return null;
    const count = `${upperFirst(numberInGerman(spoke))} von ${people} Personen`;
    return `${count} ${spoke === 1 ? "nennt" : "nennen"} eine Zahl oder eine Zeit, wenn davon die Rede ist.`;
  },
  otherTools(told, people) {
    if (people < 2) return null;
    const count = `${upperFirst(numberInGerman(told))} von ${people} Personen`;
    return `${count} ${told === 1 ? "nennt" : "nennen"} etwas anderes, das sie nutzen, genutzt oder ausprobiert haben.`;
  },
  often(told, people) {
    if (people < 2) return null;
    return `${upperFirst(numberInGerman(told))} von ${people} Personen ${told === 1 ? "sagt" : "sagen"}, wie oft.`;
  },
  agreed(spoke, people) {
    if (people < 2) return null;
    const count = `${upperFirst(numberInGerman(spoke))} von ${people} Personen`;
    const verb = spoke === 1 ? "sprach" : "sprachen";
    return `${count} ${verb} darüber; eindeutig uneinig sind sie sich nicht.`;
  },
  feel(asked, told, shown, people) {
    const [one, many] = FEELINGS[asked];
    if (told > 0 && people < 2) return "";
    if (told > 0)
      return `${upperFirst(numberInGerman(told))} von ${people} Personen ${told === 1 ? one : many}, wenn davon die Rede ist.`;
    const who =
      people < 2 ? "Das" : `Was ${numberInGerman(shown)} von ${people} Personen ${shown === 1 ? "sagt" : "sagen"},`;
    return `Niemand ${one}, wenn davon die Rede ist, jedenfalls nicht eindeutig. ${who} kommt dem am nächsten.`;
  },
  askedFor: (told, people) =>
    `${upperFirst(numberInGerman(told))} von ${people} Personen ${told === 1 ? "nannte" : "nannten"} etwas, als sie danach gefragt wurden.`,
  besides: { within: "Außerdem sagte {name} {0}.", apart: "Außerdem:" },
  beside: {
    within: "Ohne das eindeutig zu sagen, sprach {name} davon: {0}.",
    apart: "Ohne das eindeutig zu sagen, sprachen davon:",
  },
  neither: { within: "Ohne klar Stellung zu nehmen, sagte {name} {0}.", apart: "Ohne klar Stellung zu nehmen:" },
  ofOthers: opening("Ohne das von sich selbst zu sagen, und deshalb nicht mitgezählt"),
  alike: opening("Über etwas Ähnliches, und deshalb nicht mitgezählt"),
  nearby: opening("Nur einen Teil davon erwähnt, und deshalb nicht mitgezählt"),
  near(spoke, people, unsaid) {
    const words = unsaid.map((word) => `„${word}“`).join(" oder ");
    const who =
      people < 2 ? "Das" : `Was ${numberInGerman(spoke)} von ${people} Personen ${spoke === 1 ? "sagt" : "sagen"},`;
    return `Niemand spricht ausdrücklich von ${words}. ${who} kommt dem am nächsten.`;
  },
  mention({ words, count, people, lines, disagree }) {
    const wordings = OR.format(quoted(words));
    const often = lines === null ? "" : `, an ${lines === 1 ? "einer Stelle" : `${numberInGerman(lines)} Stellen`}`;
    const divided = disagree ? ", und sie sind sich nicht einig" : "";
    return people < 2
      ? `Von ${wordings} ist${often || " hier"} die Rede.`
      : `${upperFirst(numberInGerman(count))} von ${people} Personen ${count === 1 ? "sagt" : "sagen"} ${wordings}${often}${divided}.`;
  },
  someOf(shown, all, others = []) {
    if (shown >= all) return "";
    const rest =
      others.length > 0 ? `; ${others.length === 1 ? "dazu kommt" : "dazu kommen"} ${listed("de", others)}` : "";
    return `Hier ${shown === 1 ? "ist" : "sind"} ${numberInGerman(shown)} davon${rest}.`;
  },
  otherwise: (count, names) =>
    `${upperFirst(more(count))} ${count === 1 ? "sagt" : "sagen"} ${OR.format(quoted(names))}.`,
  alone: (count, main) => `${upperFirst(more(count))} ${count === 1 ? "sagt" : "sagen"} nur „${main}“.`,
  unspoken: (count, isFirst) =>
    `${upperFirst(isFirst ? numberInGerman(count) : more(count))} ${count === 1 ? "wurde" : "wurden"} danach gefragt und ${count === 1 ? "antwortete" : "antworteten"} ohne das Wort.`,
  both: (count, people) =>
    count === 0
      ? "Niemand sagt eindeutig beides. Was zu jedem davon gesagt wird:"
      : `Von beidem ${count === 1 ? "spricht" : "sprechen"} ${numberInGerman(count)} von ${people} Personen:`,
  part: (question, count) => `„${question}“ Davon ${count === 1 ? "spricht" : "sprechen"} ${numberInGerman(count)}.`,
  silent(things, { silent, asked, people }, names) {
    const wordings = OR.format(quoted(things));
    const also = asked > 0 ? " oder haben geantwortet, als sie danach gefragt wurden" : "";
    if (silent === 0) return `Alle sagen ${wordings}${also}.`;
    const who = names.length > 0 ? `: ${named("de", names, silent)}` : "";
    const most = `${upperFirst(numberInGerman(silent))} von ${people} Personen ${silent === 1 ? "sagt" : "sagen"} nicht ${wordings}${asked > 0 ? " und wurden nicht danach gefragt" : ""}${who}.`;
    return silent === people ? most : `${most} Diese schon:`;
  },
  untold:
    "Was Leute tun, sagen sie öfter, als was sie nicht tun; deshalb wird hier niemand gezählt. Was sie dazu sagen:",
  deny: (count, people) =>
    `${upperFirst(numberInGerman(count))} von ${people} Personen ${count === 1 ? "sagt" : "sagen"}, dass es bei ${count === 1 ? "ihr" : "ihnen"} nicht so ist, oder ${count === 1 ? "hat" : "haben"} auf Nachfrage verneint. Andere haben es vielleicht nur nicht erwähnt.`,
  whyNot: (count, people) =>
    `${upperFirst(numberInGerman(count))} von ${people} Personen ${count === 1 ? "sagt" : "sagen"}, dass es bei ${count === 1 ? "ihr" : "ihnen"} nicht so ist, oder ${count === 1 ? "hat" : "haben"} auf Nachfrage verneint:`,
  denying: {
    within: "Nicht mitgezählt, weil {name} es verneint: {0}.",
    apart: "Nicht mitgezählt, weil sie es verneinen:",
  },
  rest: (count) => `${count === 1 ? "Eine weitere Person" : `${upperFirst(numberInGerman(count))} weitere Personen`}:`,
  noRest: "Sonst niemand: Die Antwort davor zitiert alle.",
  nobody: (things) => nobodySays("de", things),
  nearest: NEAREST.german,
  unsure: UNSURE.german,
  unanswered: (parts) =>
    `Nichts beantwortet ${listed(
      "de",
      parts.map((part) => `„${part}“`),
    )}`,
  unknown: (names) => `Niemand namens ${names.join(" oder ")} spricht hier.`,
  read: (mended) =>
    `Gelesen: ${listed(
      "de",
      mended.map(({ typed, read }) => `„${typed}“ als „${read}“`),
    )}.`,
  answeredAlike(groups, others) {
    const told = listed(
      "de",
      groups.map((named) => `${called(named)} (${named.count})`),
    );
    return `Mehrere nennen dasselbe: ${told}.${others > 0 ? ` ${upperFirst(numberInGerman(others))} ${others === 1 ? "antwortet" : "antworten"} etwas anderes.` : ""}`;
  },
  ofAlike: (named) =>
    `${upperFirst(called(named))}, genannt von ${named.count === 1 ? "einer Person" : `${numberInGerman(named.count)} Personen`}:`,
  otherAnswers: "Etwas anderes:",
  uncompared: "Eva vergleicht keine Zahlen, die jemand nennt; daher folgt, was gesagt wird.",
  askedSo: (question, spoke, people) =>
    `Auf die Frage „${question}“ antworteten ${numberInGerman(spoke)} von ${people} Personen.`,
  overview: {
    all: "Was hervorsticht, zuerst wovon die meisten sprechen:",
    trouble: "Womit es Ärger gibt, soweit mehrere dasselbe sagen:",
    praise: "Was gelobt wird, soweit mehrere dasselbe sagen:",
    wishes: "Was sich die Leute wünschen:",
    satisfied: "Wie zufrieden die Leute sind, sagen Worte nicht. Was mehrere loben oder was Ärger macht:",
    divided: "Worin sich die Leute nicht einig sind:",
    steps: "Eva wägt nicht ab. Was gesagt wurde, legt diese Schritte nahe:",
  },
  barelyDivided: "In nichts sind sich die Leute deutlich uneinig. Wo eine oder wenige Personen mehreren widersprechen:",
  undivided: "Eva findet nichts, worin sich die Leute deutlich uneinig sind, soweit Worte es zeigen.",
  others: {
    within: "Auch andere sprechen davon, jede Person in eigenen Worten. {name} sagte {0}.",
    apart: "Auch andere sprechen davon, jede Person in eigenen Worten.",
  },
  asked: "Wonach gefragt wurde, und wie einige antworten:",
  ownWords: "Zu wenige Personen sagen deutlich dasselbe, deshalb wird nichts gezählt.",
  backed(support, against, people, isDivided) {
    if (isDivided)
      return `Von ${people} Personen ${support === 1 ? "ist" : "sind"} ${numberInGerman(support)} auf der einen Seite und ${numberInGerman(against)} auf der anderen.`;
    const most = `${upperFirst(numberInGerman(support))} von ${people} Personen ${support === 1 ? "sagt" : "sagen"} das`;
    return against === 0 ? `${most}.` : `${most}, ${numberInGerman(against)} das Gegenteil.`;
  },
  ofPerson: (name) => `Was ${name} am deutlichsten sagte, in der Reihenfolge des Gesprächs:`,
  answering: (question) => `Auf „${question}“:`,
  labels:
    "Teilnehmende von Studien heißen hier nach ihrem Kürzel, etwa „P3“; die Teilnehmerseite der Studie sagt, wer das ist.",
  present: (people, names) =>
    people === 1
      ? `Eine Person spricht in dem, was Eva hier liest${names.length > 0 ? `: ${names[0]}` : ""}.`
      : `${people} Personen sprechen in dem, was Eva hier liest${names.length > 0 ? `: ${named("de", names, people)}` : ""}.`,
  unread(pending, needed) {
    const files = `${numberInGerman(pending)} ${pending === 1 ? "Datei wird" : "Dateien werden"} noch verarbeitet`;
    const recordings = `${numberInGerman(needed)} ${needed === 1 ? "Aufnahme hat" : "Aufnahmen haben"} kein Transkript`;
    const all = [...(pending > 0 ? [files] : []), ...(needed > 0 ? [recordings] : [])];
    return `${upperFirst(all.join(" und "))}; Eva konnte sie nicht lesen.`;
  },
  leftOut: (count) =>
    count === 1
      ? "Eine auffällige Sitzung wurde nicht gelesen."
      : `${upperFirst(numberInGerman(count))} auffällige Sitzungen wurden nicht gelesen.`,
};
