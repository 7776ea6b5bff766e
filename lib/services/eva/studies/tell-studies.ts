import { listed } from "@/lib/core/text/listed";
import { upperFirst } from "@/lib/core/text/upper-first";
import { longDay } from "@/lib/core/time/dates";
import { isStopWord } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { numberInEnglish, numberInGerman } from "../analyst/wording/number-words";
import type { Facts, StudyFacts } from "./load-studies";

const MOST = 5;
/** Words of such a question that name no study. */
const PLAIN = new Set(
  "study studies survey interview interviews session sessions project research studie umfrage".split(" "),
);

/** The studies that a question names by a word of their title; all of them if it names none. */
function namedIn(question: string, studies: readonly StudyFacts[]): readonly StudyFacts[] {
  const asked = wordsOf(question).filter((word) => !isStopWord(word) && !PLAIN.has(word));
  const named = studies.filter(({ title }) => wordsOf(title).some((word) => asked.includes(word)));
  return named.length > 0 ? named : studies;
}

/**
 * What Eva says of the studies themselves: when they ran, how many sessions they have, and who hasn't come to the end.
 */
export function tellStudies(question: string, { studies, files }: Facts, german: boolean): string[] {
  const told = namedIn(question, studies);
  const sessions = told.reduce((sum, { complete }) => sum + complete, 0);
  const { total, of } = german ? GERMAN : ENGLISH;
  const isOfOne = told.length < studies.length;
  const all = told.slice(0, MOST).map(of);
  // Of a single study, it says the same.
  return told.length === 1 && (isOfOne || files === 0)
    ? all
    : [total(sessions, told.length, isOfOne ? 0 : files), ...all];
}

type Wording = { total(sessions: number, studies: number, files: number): string; of(study: StudyFacts): string };

const minutes = (seconds: number): number => Math.max(1, Math.round(seconds / 60));
const some = (count: number, words: string): string[] => (count > 0 ? [`${numberInEnglish(count)} ${words}`] : []);
const einige = (count: number, words: string): string[] => (count > 0 ? [`${numberInGerman(count)} ${words}`] : []);

const ENGLISH: Wording = {
  total(sessions, studies, files) {
    const read = files > 0 ? `${numberInEnglish(files)} ${files === 1 ? "file has" : "files have"} a transcript` : "";
    if (studies === 0)
      return read ? `${upperFirst(read)}. No study has been launched here.` : "No study has been launched here.";
    const held = `${sessions} ${sessions === 1 ? "session is" : "sessions are"} complete in ${studies === 1 ? "one study" : `${numberInEnglish(studies)} studies`}`;
    return `${[held, read].filter(Boolean).join(", and ")}.`;
  },
  of({ title, status, launchedAt, endedAt, complete, excluded, flagged, longest, unfinished, screenedOut, declined }) {
    const ran = endedAt
      ? `ran from ${longDay(launchedAt)} to ${longDay(endedAt)}`
      : `was launched on ${longDay(launchedAt)} and ${status === "paused" ? "is paused" : "is running"}`;
    const kept = listed("en", [...some(excluded, "excluded"), ...some(flagged, "flagged")]);
    const held = `${upperFirst(numberInEnglish(complete))} ${complete === 1 ? "session is" : "sessions are"} complete${kept ? `, ${kept}` : ""}.`;
    const most = longest ? ` The longest took ${minutes(longest.seconds)} min (${longest.label}).` : "";
    const others = listed("en", [
      ...some(unfinished, unfinished === 1 ? "hasn’t finished" : "haven’t finished"),
      ...some(screenedOut, screenedOut === 1 ? "was screened out" : "were screened out"),
      ...some(declined, "declined"),
    ]);
    const rest = others
      ? ` Of the others who opened its link, ${others}; the study’s participants page lists them.`
      : "";
    return `“${title}” ${ran}. ${held}${most}${rest}`;
  },
};

const tag = new Intl.DateTimeFormat("de", { dateStyle: "long", timeZone: "UTC" });

const GERMAN: Wording = {
  total(sessions, studies, files) {
    const read =
      files > 0 ? `${files === 1 ? "eine" : files} ${files === 1 ? "Datei hat" : "Dateien haben"} ein Transkript` : "";
    if (studies === 0)
      return read
        ? `${upperFirst(read)}. Hier wurde noch keine Studie gestartet.`
        : "Hier wurde noch keine Studie gestartet.";
    const held = `${sessions} ${sessions === 1 ? "Sitzung" : "Sitzungen"} in ${studies === 1 ? "einer Studie" : `${numberInGerman(studies)} Studien`} ${sessions === 1 ? "ist" : "sind"} abgeschlossen`;
    return `${[held, read].filter(Boolean).join(", und ")}.`;
  },
  of({ title, status, launchedAt, endedAt, complete, excluded, flagged, longest, unfinished, screenedOut, declined }) {
    const ran = endedAt
      ? `lief vom ${tag.format(launchedAt)} bis zum ${tag.format(endedAt)}`
      : `wurde am ${tag.format(launchedAt)} gestartet und ${status === "paused" ? "pausiert" : "läuft"}`;
    const kept = listed("de", [...einige(excluded, "ausgeschlossen"), ...einige(flagged, "auffällig")]);
    const held = `Abgeschlossene Sitzungen: ${complete}${kept ? `, davon ${kept}` : ""}.`;
    const most = longest ? ` Die längste dauerte ${minutes(longest.seconds)} Min. (${longest.label}).` : "";
    const others = listed("de", [
      ...einige(unfinished, "nicht fertig"),
      ...einige(screenedOut, "nicht geeignet"),
      ...einige(declined, "abgelehnt"),
    ]);
    const rest = others
      ? ` Wer sonst den Link geöffnet hat: ${others}; die Teilnehmerseite der Studie führt sie auf.`
      : "";
    return `„${title}“ ${ran}. ${held}${most}${rest}`;
  },
};
