import type { Line } from "../retrieve/corpus";
import type { Retrieved } from "../retrieve/retriever";
import type { Analyst, DraftSentence } from "./analyst";
import { choose, type Voice, type Witness } from "./choose";
import { closest } from "./closest";
import { ENGLISH, GERMAN, type Phrases } from "./phrases";

/** People who only answer near the topic aren't put on a side. */
const ON_TOPIC = 0.3;

/** The side with more people, then the others; people whose words take no side are with the first. */
function sides(witnesses: Witness[]): { first: Witness[]; second: Witness[] } {
  const side = ({ voice }: Witness) =>
    Math.abs(voice.stance) < 1 || voice.ranked.own < ON_TOPIC ? 0 : Math.sign(voice.stance);
  const favour = witnesses.filter((witness) => side(witness) > 0);
  const against = witnesses.filter((witness) => side(witness) < 0);
  if (favour.length === 0 || against.length === 0) return { first: witnesses, second: [] };
  const leading = witnesses.find((witness) => side(witness) !== 0);
  const againstFirst =
    against.length === favour.length ? leading !== undefined && side(leading) < 0 : against.length > favour.length;
  const second = againstFirst ? favour : against;
  return { first: witnesses.filter((witness) => !second.includes(witness)), second };
}

/** Those who clearly feel as the question asks, if anyone does. */
const felt = (witnesses: Witness[], told: number): Witness[] =>
  told > 0 ? witnesses.filter(({ voice }) => voice.feels) : witnesses;

/** Beyond those, only a few who may mean it are shown. */
const MOST_BESIDE = 4;

const phrasesFor = ({ german }: Retrieved): Phrases => (german ? GERMAN : ENGLISH);

type Counted = { spoke: number; told: number; disagree: boolean };

function leadOf(retrieved: Retrieved, { spoke, told, disagree }: Counted): string | null {
  const { unsaid, named, people, feeling } = retrieved;
  const phrases = phrasesFor(retrieved);
  if (unsaid.length > 0) return phrases.near(spoke, people, unsaid);
  if (feeling !== null && !named) return phrases.feel(feeling.side, told, spoke, people) || null;
  return named ? null : phrases.lead(spoke, people, disagree);
}

/**
 * The analyst that needs no model: it says who spoke about the question, in their own words, and who disagrees, with
 * others or with themselves. It adds nothing to what was said.
 */
export const builtIn: Analyst = async ({ avoid }, retrieved) => {
  if (!retrieved.answers) return closest(retrieved);
  const evidence: Line[] = [];
  const phrases = phrasesFor(retrieved);
  const { witnesses, spoke, told } = choose(retrieved, avoid);
  const isTold = retrieved.feeling !== null || retrieved.isOfSides;
  const { first, second } = isTold ? { first: felt(witnesses, told), second: [] } : sides(witnesses);
  const beside = isTold && told > 0 ? witnesses.filter(({ voice }) => !voice.feels).slice(0, MOST_BESIDE) : [];
  const sentences: DraftSentence[] = [];
  const say = (template: string, { ranked, quote }: Voice, newParagraph = false) => {
    const { line } = ranked.passage;
    const closed = /[.!?…]["”’)\]]*$/.test(quote);
    const text = (closed ? template.replace("{0}.", "{0}") : template).replace(
      "{name}",
      () => line.speaker ?? phrases.someone,
    );
    sentences.push({ text, newParagraph, quotes: [{ evidence: evidence.push(line) - 1, quote }] });
  };
  const tell = ({ voice, more, turned }: Witness, template: string, newParagraph = false) => {
    say(template, voice, newParagraph);
    for (const each of more) say(phrases.more, each);
    const later = turned && turned.ranked.passage.line.index > voice.ranked.passage.line.index;
    if (turned) say(later ? phrases.turnedLater : phrases.turnedEarlier, turned);
  };
  for (const [at, witness] of first.entries()) tell(witness, phrases.said[at % phrases.said.length] ?? "");
  for (const [at, witness] of second.entries())
    tell(witness, at === 0 ? phrases.other : (phrases.alsoOther[(at - 1) % phrases.alsoOther.length] ?? ""), at === 0);
  for (const [at, witness] of beside.entries())
    tell(witness, at === 0 ? phrases.beside : (phrases.said[at % phrases.said.length] ?? ""), at === 0);
  const lead = leadOf(retrieved, { spoke, told, disagree: second.length > 0 });
  return { evidence, lead, sentences };
};
