import { plainLetters } from "@/lib/core/text/plain-letters";
import { wordsOf } from "./words-of";

/** Words that hardly anything is said without, as `wordsOf` reads them; without those that English or German share. */
const WORDS: Record<string, ReadonlySet<string>> = Object.fromEntries(
  Object.entries({
    es: "que cual cuales quien quienes como donde cuando cuanto cuanta cuantos cuantas por para porque los las el la les lo una del al con sin es son fue han mas pero muy esta este estos estas usted ustedes les gente personas clientes usuarios dicen dice opinan sobre piensan resume entrevistas entrevista",
    fr: "que qui quel quelle quels quelles est ce c les du une le la au aux dans pour avec sans sur sont ont ils elles ne pas plus gens utilisateurs clients disent dit pensent combien comment pourquoi quoi entretiens resume vous ce s n j qu l d",
    it: "che chi cosa come perche quale quali quanti quante quanto il lo gli la le della dei delle di del per con sono hanno non piu persone utenti clienti dicono pensano interviste lei si mi l",
    pt: "que quem qual quais quantos quantas quanto como por para porque os as da do dos uma um com sem nao sao foi pessoas clientes usuarios dizem diz pensam mais sobre entrevistas voce o",
    nl: "wat wie welke hoe waarom wanneer hoeveel het de een van voor met zonder zijn hebben heeft mensen klanten gebruikers zeggen vinden niet ook ze u je interviews over",
    pl: "co kto jaki jakie jaka jak dlaczego kiedy ile czy jest sa na nie sie z o do ludzie klienci uzytkownicy mowia mysla uzywaja wywiady pan pani",
  }).map(([language, words]) => [language, new Set(words.split(" "))]),
);

/** The same, of words that English or German share. */
const SMALL: Record<string, ReadonlySet<string>> = Object.fromEntries(
  Object.entries({
    es: "de en no se su sus me es si ha he y e u o a",
    fr: "des de en se me te on un et ou a il je tu",
    it: "di in e un una no si mi ti ha o a",
    pt: "de em e a no na um se ou",
    nl: "in is en te of was er op om de",
    pl: "i w z o na do a sa",
  }).map(([language, words]) => [language, new Set(words.split(" "))]),
);

/** Of what people ask in English and German, whatever it is about. */
const READ: readonly ReadonlySet<string>[] = [
  "what who whom whose which how why when where is are was were do does did has have had can could would will should the a an of to in on at for with without by from about and or but not no it they them their people anyone anybody everyone there this that these those more most any some be been being customers users participants say said think use used feel like summarize",
  "was wer wen wem wessen wie warum wieso weshalb wann wo ist sind war waren hat haben hatte hatten kann konnen wurde wurden wird werden soll der die das den dem des ein eine einen einem einer und oder aber nicht kein keine es sie ihr ihre leute jemand alle uber von vom zu zum zur im in mit ohne fur bei auf aus nach am man sich kunden nutzer teilnehmer sagen finden denken nutzen fasse zusammen",
].map((words) => new Set(words.split(" ")));

/** Scripts of one language, or of mostly one. Kana comes before Han: Japanese has both. */
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, "ja"],
  [/\p{Script=Han}/u, "zh"],
  [/\p{Script=Hangul}/u, "ko"],
  [/\p{Script=Arabic}/u, "ar"],
  [/\p{Script=Cyrillic}/u, "ru"],
  [/\p{Script=Greek}/u, "el"],
  [/\p{Script=Hebrew}/u, "he"],
  [/\p{Script=Thai}/u, "th"],
  [/\p{Script=Devanagari}/u, "hi"],
];
const LETTERS = /\p{L}/gu;
const MOSTLY = 0.5;
const LONGEST = 2_000;
/** Of different words: one may be a name. */
const FEWEST = 2;

/**
 * The language of a question (ISO 639-1) if it is surely neither English nor German, the ones that are read without a
 * model; else null. A script that several languages share is called by the most spoken.
 */
export function otherLanguageOf(typed: string): string | null {
  const text = typed.slice(0, LONGEST);
  const letters = text.match(LETTERS) ?? [];
  for (const [script, language] of SCRIPTS)
    if (letters.filter((letter) => script.test(letter)).length > letters.length * MOSTLY) return language;
  return text.includes("¿") ? "es" : otherLanguageIn(wordsOf(text));
}

/** The same of words alone, as `wordsOf` reads them. */
export function otherLanguageIn(words: readonly string[]): string | null {
  const parts = [...new Set(words.flatMap((word) => word.split("'")))];
  const count = (of: ReadonlySet<string>) => parts.filter((word) => of.has(word)).length;
  const read = Math.max(...READ.map(count));
  const [best] = Object.entries(WORDS)
    .map(([language, of]) => ({ language, count: count(of) }))
    .sort((a, b) => b.count - a.count);
  return best && best.count >= FEWEST && best.count > read ? best.language : null;
}

/** The words of a text in another language that say what it is about, as typed. */
export function contentIn(text: string, language: string): string[] {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const isGrammar = (word: string) => WORDS[language]?.has(word) === true || SMALL[language]?.has(word) === true;
  return words.filter((word) => word.length > 1 && !isGrammar(plainLetters(word)));
}

/** Whether a transcript is in a language (BCP-47) that is only read by a model. */
export const isUnread = (language: string | null): boolean =>
  language !== null && !/^(?:en|de)(?:$|[-_])/iu.test(language);

/** What a language is called in another: "es" is "Spanish". */
export const languageName = (language: string, within: "en" | "de"): string =>
  new Intl.DisplayNames(within, { type: "language", fallback: "code" }).of(language.split(/[-_]/u)[0] ?? language) ??
  language;
