import { upperFirst } from "@/lib/core/text/upper-first";
import { cleanName, emailsOf } from "./clean-name";
import type { Request } from "./request";

const CREATE =
  /^(?:draft|create|make|set up|write|design|plan|prepare|start)(?: me| us)? (?:an?|another|a new|one)(?: new)?(?: draft)?(?: of an?)? (?:(?:user |customer |research |short |quick |interview )*)(study|survey|interview study|interviews?|questionnaire)(?: that asks| which asks| asking| to find out| to learn| to understand| exploring| looking into| about| on| into| for|:|,)+ (.{3,})$/iu;
const REPORT =
  /^(?:draft|create|make|write|prepare|generate|put together)(?: me| us)? (?:an?|another|the|one)(?: new| short| brief| detailed| full| summary| research)* report(?: about| on| of| covering| that covers| for|:)+ (.{3,})$/iu;
const LAUNCH =
  /^(?:launch|publish|start|run|release|kick off|go live with)(?: (?:the|my|our|this|that))?(?: draft)? ?(.*)$/iu;
const INVITE = /^(?:invite|send (?:an? )?invitations? to|email an invitation to) (.+)$/iu;
const TO_STUDY = /^(.*?)(?:,? (?:to|for|into)) (?!.*@)(?:(?:the|my|our|this) )?(.*)$/iu;
const TAG =
  /^(?:tag|label|mark) (?:(?:all|everything|anything|whatever|what|all of what)(?: that)?) (.+?) (?:has said|have said|had said|said|says|say|told us|mentioned|mentions) (?:about|on|regarding|of) (.+) (?:as|with|under) (.+)$/iu;
const TAG_ALL =
  /^(?:tag|label|mark) (?:all|everything|anything)(?: that was)?(?: said)? (?:about|on|regarding) (.+) (?:as|with|under) (.+)$/iu;
/** Without a name, the tag is called like what it is about: "Tag everything people said about waste". */
const TAG_BY_TOPIC =
  /^(?:tag|label|mark) (?:(?:all|everything|anything|whatever|what)(?: that)? )(?:(?:was )?(?:said )?|(.+?) (?:has said|have said|had said|said|says|say|told us|mentioned|mentions) )(?:about|on|regarding) (?!.+ (?:as|with|under) )(.+)$/iu;
const ANYBODY =
  /^(?:people|everyone|everybody|they|anyone|anybody|participants|all|users|customers|was|is|that was)$/iu;

const STUDY = "(?:study|survey)";
const NAMED = [
  new RegExp(`^${STUDY} (?:called |named |titled |on |about )?(.+)$`, "iu"),
  new RegExp(`^(.+?) (?:interview )?${STUDY}(?: now| today)?$`, "iu"),
];

/** The name in "the checkout study", "the study called Checkout" or “Checkout”; empty for "the study", else null. */
function studyIn(text: string): string | null {
  const plain = text.trim();
  if (new RegExp(`^(?:(?:the|my|our|this) )?(?:draft )?${STUDY}(?: now| today)?$|^it$`, "iu").test(plain)) return "";
  if (/^["“„'‘].+["”“'’]$/u.test(plain)) return cleanName(plain);
  for (const pattern of NAMED) {
    const name = cleanName(pattern.exec(plain)?.[1]);
    if (name) return name;
  }
  return null;
}

/** Parses "Launch the checkout study" and the like, without greeting and period; null for anything else. */
export function readEnglish(text: string): Request | null {
  const [, what, topic] = CREATE.exec(text) ?? [];
  if (topic)
    return { kind: "create_study", topic: cleanName(topic), survey: /survey|questionnaire/iu.test(what ?? "") };
  const reported = REPORT.exec(text)?.[1];
  if (reported) return { kind: "create_report", topic: cleanName(reported) };
  const tagged = TAG.exec(text);
  const all = TAG_ALL.exec(text);
  if (tagged || all) {
    const [speaker, about, tag] = tagged ? tagged.slice(1) : ["", ...(all ?? []).slice(1)];
    const named = ANYBODY.test(speaker ?? "") ? "" : cleanName(speaker);
    const request = { kind: "tag", speaker: named, topic: cleanName(about), tag: cleanTag(tag) } as const;
    return request.topic && request.tag ? request : null;
  }
  const unnamed = TAG_BY_TOPIC.exec(text);
  const about = cleanName(unnamed?.[2]);
  if (about) {
    const speaker = unnamed?.[1] ?? "";
    const title = upperFirst(about.replace(/^(?:the|their|its|an?) /iu, ""));
    return { kind: "tag", speaker: ANYBODY.test(speaker) ? "" : cleanName(speaker), topic: about, tag: title };
  }
  const invited = INVITE.exec(text)?.[1];
  if (invited) {
    const [, , study] = TO_STUDY.exec(invited) ?? [];
    const emails = emailsOf(invited);
    const named = study ? (studyIn(study) ?? cleanName(study)) : "";
    if (emails.length === 0 && (!study || !/\bstud(?:y|ies)\b|\bsurvey\b/iu.test(study))) return null;
    return { kind: "invite", emails, study: named };
  }
  const launched = LAUNCH.exec(text)?.[1];
  const study = launched === undefined || /^(?:an?|another) /iu.test(launched) ? null : studyIn(launched);
  return study === null ? null : { kind: "launch_study", study };
}

const cleanTag = (text: string | undefined): string =>
  cleanName(
    cleanName(text)
      .replace(/^(?:the )?tag (?=\S)|^the (?=.+ tag$)/iu, "")
      .replace(/ tag$/iu, ""),
  );
