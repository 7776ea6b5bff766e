import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { isNumber } from "./numbers";

/** Words so general that they name nothing. */
const VAGUE = new Set(
  `day days week weeks weekend month months year years time times hour hours minute minutes second seconds morning
evening night afternoon today tomorrow thing things stuff lot bit way ways people person man woman guy girl boy husband wife brother sister mother father mum mom dad end ends
start beginning middle point points part parts side sides kind sort reason reasons problem problems question answer
answers idea example case fact number numbers place half rest world life mind head hand hands eye eyes face name names
word words step steps list story joke sense matter chance half-hour moment date monday tuesday wednesday thursday friday
saturday sunday january february march april may june july august september october november december christmas easter
summer winter money couple pair first second third last next same other whole only best worst
surprise open total
pay pays paid paying`.split(/\s+/),
);

/** The same in German; some of these words ("Art", "Tag") name a thing in English. */
const GERMAN_VAGUE = new Set(
  `tag tage tagen woche wochen monat monate monaten jahr jahre jahren zeit stunde stunden minute minuten sekunde sekunden
morgen abend mittag nacht wochenende montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar marz mai juni
juli oktober dezember fruhling sommer herbst mal male leute mensch menschen mann frau bruder schwester mutter vater mama papa kind kinder person personen ding dinge
sache sachen teil teile ende anfang mitte seite seiten art weise grund grunde problem probleme frage fragen antwort antworten
idee beispiel fall falle tatsache zahl zahlen nummer halfte rest welt leben kopf hand hande auge augen gesicht name namen wort
worte schritt schritte liste geschichte sinn moment augenblick paar prozent euro ahnung nahe sowas`.split(/\s+/),
);

const vagueStems = new Set([...VAGUE].map(stemmerOf("en")));

/** Whether a word names nothing on its own, as written: "opening hours" do name something. */
export const isVagueWord = (word: string): boolean => isNumber(word) || VAGUE.has(word);

/** The same in German, in plain letters. */
export const isVagueInGerman = (word: string): boolean => GERMAN_VAGUE.has(word);

/** Whether a word names nothing on its own, in any form: days, ends, points. */
export const isVague = (word: string): boolean =>
  isNumber(word) || VAGUE.has(word) || vagueStems.has(stemmerOf("en")(word));
