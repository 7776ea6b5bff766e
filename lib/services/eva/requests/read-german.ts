import { upperFirst } from "@/lib/core/text/upper-first";
import { cleanName, emailsOf } from "./clean-name";
import type { Request } from "./request";

const WHAT = "(?:neue |kurze |kleine )*(Studie|Umfrage|Befragung|Interviewstudie|Nutzerstudie)";
const ABOUT = "(?: dazu,?| darüber,?| zum Thema| über| zu| zur| zum|,| die fragt,?| die klärt,?|:)";
const MAKE = "entwirf|erstelle?|mach|mache|schreibe?|plane|leg|lege|bereite|konzipiere|setze?|starte";
const CREATE = new RegExp(
  `^(?:${MAKE})(?: mir| uns)?(?: bitte)? eine ${WHAT}(?: an| auf)?${ABOUT} (.{3,}?)(?: an| auf| vor)?$`,
  "iu",
);
const CREATE_LAST = new RegExp(
  `^(?:mir |uns )?eine ${WHAT}${ABOUT} (.{3,}?),? (?:entwerfen|erstellen|machen|schreiben|planen|anlegen|vorbereiten)$`,
  "iu",
);
const REPORT =
  /^(?:schreibe?|erstelle?|verfasse|mache?|generiere)(?: mir| uns)?(?: bitte)? einen(?: neuen| kurzen| ausführlichen)* (?:Bericht|Report) (?:über|zu|zum|zur|zum Thema)(?: den| die| das)? (.{3,})$/iu;
const REPORT_LAST =
  /^(?:mir |uns )?einen(?: neuen| kurzen| ausführlichen)* (?:Bericht|Report) (?:über|zu|zum|zur)(?: den| die| das)? (.{3,}) (?:schreiben|erstellen|verfassen|machen)$/iu;
const LAUNCH =
  /^(?:starte|veröffentliche|launche|publiziere)(?: bitte)? (?:(?:die|meine|unsere|diese) )?(.+?)(?: jetzt)?$/iu;
const LAUNCH_LAST = /^(?:die|meine|unsere|diese) (.+?)(?: jetzt)? (?:starten|veröffentlichen|launchen)$/iu;
const INVITE = /^lade?(?: bitte)? (.+?) ein$/iu;
const INVITE_LAST = /^(.+@.+) einladen$/iu;
const TO_STUDY = / (?:zu|zur|zum|in|für) (?!.*@)(?:(?:der|die|meiner|unserer|dieser) )?(.+)$/iu;
const TAG =
  /^(?:tagge?|markiere?|kennzeichne|verschlagworte)(?: bitte)?,? (?:alles,? )?was (.+?) (?:über|zu|zum|zur) (.+?) (?:gesagt hat|gesagt haben|sagt|sagen|sagte|sagten),? (?:als|mit|unter) (.+)$/iu;
const TAG_LAST =
  /^(?:alles,? )?was (.+?) (?:über|zu|zum|zur) (.+?) (?:gesagt hat|gesagt haben|sagt|sagen|sagte|sagten),? (?:als|mit|unter) (.+) (?:taggen|markieren|kennzeichnen)$/iu;
const TAG_BY_TOPIC =
  /^(?:tagge?|markiere?|kennzeichne|verschlagworte)(?: bitte)?,? (?:alles,? )?was (.+?) (?:über|zu|zum|zur) (.+?) (?:gesagt hat|gesagt haben|sagt|sagen|sagte|sagten|gesagt wurde)$/iu;
const ANYBODY = /^(?:alle|jemand|man|die leute|leute|sie|die teilnehmer|teilnehmer|nutzer|kunden)$/iu;
const ARTICLE = /^(?:den|die|das|dem|der) /iu;

const KIND = "(?:Studie|Umfrage|Befragung)";

/** The name in "Checkout-Studie", "Studie Checkout" or “Checkout”; empty for "Studie", null if none is meant. */
function studyIn(text: string): string | null {
  const plain = text.trim();
  if (new RegExp(`^${KIND}$`, "iu").test(plain)) return "";
  if (/^["“„'‘].+["”“'’]$/u.test(plain)) return cleanName(plain);
  const after = new RegExp(`^${KIND} (?:namens |mit dem Titel |zu |zum |zur |über )?(.+)$`, "iu").exec(plain)?.[1];
  return cleanName(after ?? new RegExp(`^(.+?)[- ]?${KIND}$`, "iu").exec(plain)?.[1]) || null;
}

/** Parses "Starte die Checkout-Studie" and the like, without greeting and period; null for anything else. */
export function readGerman(text: string): Request | null {
  const [, what, topic] = CREATE.exec(text) ?? CREATE_LAST.exec(text) ?? [];
  if (topic) return { kind: "create_study", topic: cleanName(topic), survey: /umfrage|befragung/iu.test(what ?? "") };
  const reported = (REPORT.exec(text) ?? REPORT_LAST.exec(text))?.[1];
  if (reported) return { kind: "create_report", topic: cleanName(reported) };
  const unnamed = TAG_BY_TOPIC.exec(text);
  if (unnamed?.[1] && unnamed[2]) {
    const topic = cleanName(unnamed[2].replace(ARTICLE, ""));
    return {
      kind: "tag",
      speaker: ANYBODY.test(unnamed[1]) ? "" : cleanName(unnamed[1]),
      topic,
      tag: upperFirst(topic),
    };
  }
  const [, speaker, about, tag] = TAG.exec(text) ?? TAG_LAST.exec(text) ?? [];
  if (speaker && about && tag) {
    const named = ANYBODY.test(speaker) ? "" : cleanName(speaker);
    const title = cleanName(cleanName(tag).replace(/^(?:dem )?Tag (?=\S)/u, ""));
    return { kind: "tag", speaker: named, topic: cleanName(about.replace(ARTICLE, "")), tag: title };
  }
  const invited = (INVITE.exec(text) ?? INVITE_LAST.exec(text))?.[1];
  if (invited) {
    const study = TO_STUDY.exec(invited)?.[1];
    const emails = emailsOf(invited);
    if (emails.length === 0 && !/studie|umfrage|befragung/iu.test(study ?? "")) return null;
    return { kind: "invite", emails, study: study ? (studyIn(study) ?? cleanName(study)) : "" };
  }
  const launched = (LAUNCH.exec(text) ?? LAUNCH_LAST.exec(text))?.[1];
  const study = launched === undefined ? null : studyIn(launched);
  return study === null ? null : { kind: "launch_study", study };
}
