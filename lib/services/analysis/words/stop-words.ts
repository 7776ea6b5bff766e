import { otherLanguageIn } from "./other-language";

const ENGLISH = `a about above the after again all almost also although always am an and another any anybody anyone anything are
aren't around as ask asked at away back be became because been before being below between both but by came can can't come
comes could couldn't did didn't do does doesn't doing don't done down during each either else enough even ever every
everybody everyone everything exactly far few for from further gave get gets getting give given go goes going gone got had
hadn't happen happened has hasn't have haven't having he her here hers herself him himself his how however i i'd i'll i'm
i've if in into is isn't it its itself just kind know last least let like little lot lots made make makes making many may
maybe me mean mention mentioned mentions might mine more most much must my myself need never no nobody none nor not
nothing now of off often ok okay on once one ones only onto or other others our ours out over own participant participants
people perhaps person persons please put quite rather really right said same saw say saying says see seem seems several
shall she should shouldn't since so some somebody someone something sometimes sort still such sure take takes talk talked
tell tells than that their theirs them themselves then there these they they'd they'll they're they've thing things think
thinking thinks this those though thought through time times to together told too toward towards under until up upon us use
used user users uses using very want wanted wants was wasn't way ways we well went were weren't what what's whatever when
where whether which while who who's whole whom whose why will with within without won't would wouldn't yes yet you you'd
you'll you're you've your yours interviewee interviewees interview interviews interviewed respondent respondents customer
customers feel feels feeling felt opinion opinions view views discuss discussed describe described explain report reported
find found generally main say's experience experiences anybody's having there's
they'd trial's actually comment comments comes big happens specific respond responds`;
const GERMAN = `aber alle allem allen aller alles als also am an andere anderen auch auf aus bei beim bin bis bist da dabei
dadurch dafur dagegen daher damit danach dann daran darauf darum das dass davon dazu dein deine dem den denn der des deshalb
dessen die dies diese diesem diesen dieser dieses doch dort du durch ein eine einem einen einer eines einmal er es etwas
euch euer fur gab ganz gar geben gegen gehabt gesagt gewesen gibt hab habe haben hat hatte hatten hattest hier hin
hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres im immer in ins irgendwie ist ja jede jedem jeden jeder jedes
jemand jetzt kann kannst kein keine keinem keinen keiner konnen konnte leute leuten mal man manche mehr mein meine meinem
meinen meiner meint meinen meinung mir mit muss mussen musste nach nicht nichts nie niemand noch nun nur nutzer ob oder
ohne personen sagen sagt sagte sagten schon gebraucht brauchen braucht gemacht gegeben ging geht gehen kam kommen kommt sehr sei sein seine seinem seinen seiner sich sie sind so solche soll sollte
sondern sonst spricht teilnehmer teilnehmern teilnehmende uber um und uns unser unsere unter viel viele vom von vor wann war
waren warum was weil welche welchem welchen welcher welches wenn wer werde werden weshalb wie wieder wieso will wir wird
wirklich rolle spielt spielte spielen wo wollen wollte worden wurde wurden wurde zu zum zur zwischen denken denkt dachte finden findet fand erzahlt
erwahnt erwahnte erwahnen halten haltet thema themen beim problem grund nutzen nutzt nutze nutzte nutzten genutzt benutzen
benutzt benutze benutzte benutzten verwenden verwendet verwende verwendete verwendeten machen macht mache machst machte
machten tun tut wegen trotz statt seit wahrend ausser sowie passiert passierte passieren eigentlich halt naja ahm nee`;

const list = (text: string) => text.split(/\s+/);

const STOP_WORDS: ReadonlySet<string> = new Set([
  ...list(ENGLISH),
  ...list(GERMAN).filter((word) => word !== "problem"),
]);

/** All of them, for recognizing one that is misspelled. */
export const everyStopWord = (): readonly string[] => [...STOP_WORDS];

const LAST_RESORT = new Set(
  list(
    "back become customer come comes gave give get happen happened leave make need needed stay start stop went want way kommen geben zuruck",
  ),
);

/** The subject of a question that contains no better word: "What would make them come back?" */
export const isLastResort = (word: string): boolean => LAST_RESORT.has(word);

/** Words that carry no topic: grammar, and the standard words of research questions ("what did people say about"). */
export const isStopWord = (word: string): boolean => word.length < 2 || STOP_WORDS.has(word);

const SOFT = new Set(
  list(`asking bad best better big biggest bother bothered call called concern concerned concerns connect connecting easy enough
expect expected fair fast good great hard hear heard high help helped helpful helps hope important issue issues liked long longer money name
new number people problem problems quick quickly reason reasons simple slow start started stay stop trouble try tried want
wish work worked working works worry worried worries bekommen dauert dauer funktioniert gut lange lang leicht schlecht
schwierig probleme schnell wichtig`),
);

/** Words that many passages could match: they matter less than the topic next to them. */
export const isSoftWord = (word: string): boolean => SOFT.has(word);

const GERMAN_ONLY = new Set(
  list(GERMAN).filter(
    (word) =>
      !new Set(list(ENGLISH)).has(word) &&
      !/^(die|was|war|will|man|am|in|so|hat|also|problem|all|am|die|man)$/.test(word),
  ),
);

const ENGLISH_ONLY = new Set(list(ENGLISH).filter((word) => !new Set(list(GERMAN)).has(word) && word !== "was"));

const SURELY_GERMAN =
  /^(?:die|am|man|hat|hatte|gefallen|mag|mochten?|gefallt|gefiel|liebte?|storte?|stort|nervte?|argerte?|fehlte?|hasste?|kosten|kostet|kostete|bedeutet|heisst|lauft|lief|passiert|passierte|hilft|half)$/;
/** Whether a question is asked in German; Eva words her answer in the question's language. */
export const looksGerman = (words: readonly string[]): boolean => {
  const german = words.filter((word) => GERMAN_ONLY.has(word)).length;
  const isEnglish = words.some((word) => ENGLISH_ONLY.has(word));
  // Neither "Fasse die Umfrage zusammen" nor "Was stört die Fahrer?" has a word that only German has.
  if (german === 0 && /^fasst?e?$/.test(words[0] ?? "") && words.includes("zusammen")) return true;
  if (german === 0) return words[0] === "was" && !isEnglish && words.some((word) => SURELY_GERMAN.test(word));
  // "¿Cuál es la capital?", "Que disent-ils des créneaux ?"
  return (german * 5 >= words.length || !isEnglish) && otherLanguageIn(words) === null;
};
