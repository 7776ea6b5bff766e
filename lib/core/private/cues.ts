import type { Request } from "./asks-for-privacy";
import { isAny, patternsOf } from "./patterns";

const any = (words: string) => patternsOf([`(?:^|[^a-zß-ÿ])(?:${words})(?![a-zß-ÿ])`]);

/** In one short sentence that is addressed to the interviewer, all four together ask not to be passed on. */
const CUES = {
  en: {
    addressed: any(
      "please|(?:can|could|would|will) (?:you|we|that|this|it)|let[’']s|I[’']d (?:like|prefer|rather|love|hate|appreciate)|I would (?:like|prefer|rather|hate|appreciate)|I (?:don[’']t|do not|wouldn[’']t) want|something I want|you (?:should|must|can|can[’']t|won[’']t|shouldn[’']t|mustn[’']t)|don[’']t|do not|if you (?:could|would|can)|keep|leave",
    ),
    said: any(
      "that|this|it|what I (?:just )?(?:said|told you)|(?:the|that|this) (?:last )?(?:bit|part|sentence|remark|comment|story|answer)|me",
    ),
    kept: any(
      "not|n[’']t|\\p{L}+n[’']t|never|out|off|delete|remove|erase|cut|skip|omit|strike|blank|keep|private|confidential|secret",
    ),
    passedOn: any(
      "(?:the|your) (?:report|recording|transcript|notes|record|write-?up|tape|minutes)|in(?:to)? (?:the|your) (?:paper|interview|article|study)|in print|quote me|quoted|published|publish|printed|confidential|(?:keep (?:that|this|it)|what I said|that part|this part) (?:\\p{L}+ )?private(?=[,.!? ]*(?:please)?[.!?,]|$)|left out(?=[,.!? ]*(?:please)?[.!?]*$)",
    ),
    not: any(
      "should have|always|never|they|he|she|when I|because I|button|box|setting|settings|option|app|page|click|asked|price|icon|bin|default|too long|it says|itself|not only|not just|always|running",
    ),
  },
  de: {
    addressed: any(
      "bitte|können (?:Sie|wir)|könnten (?:Sie|wir)|könntest du|kannst du|würden Sie|sollten Sie|lieber|möchte|will|mir wäre|lassen Sie|lass|behalten Sie|nur für Sie",
    ),
    said: any("das|dies|es|mich|damit|davon|letzte[nrs]? (?:Teil|Satz|Bemerkung|Antwort|Stelle)|was ich"),
    kept: any("nicht|nie|raus|heraus|weg|löschen|streichen|für sich|nur|niemand\\p{L}*|vertraulich|privat|ohne"),
    passedOn: any(
      "Bericht|Aufnahme|Protokoll|Transkript|Interview|Notizen|Aufzeichnung|zitier\\p{L}+|veröffentlich\\p{L}+|mitschreiben|mitgeschrieben|aufschreiben|aufgeschrieben|vertraulich|unter uns|für sich|für Sie bestimmt|(?:letzten|den) (?:Teil|Satz|Stelle) (?:bitte |wieder )?(?:löschen|streichen)",
    ),
    not: any("immer|sie haben|App|Seite|Knopf|Einstellung\\p{L}*|habe ich gesagt|Daten|steht"),
  },
};
const MOST_WORDS = 16;
const SENTENCE = /[^.!?]+[.!?]*/g;

/** The first sentence that asks so by its words together, whatever their order. */
export function askingSentence(text: string): Request | null {
  for (const found of text.matchAll(SENTENCE)) {
    const sentence = found[0];
    if (sentence.split(" ").length > MOST_WORDS) continue;
    const asks = Object.values(CUES).some(
      ({ addressed, said, kept, passedOn, not }) =>
        [addressed, said, kept, passedOn].every((cue) => isAny(cue, sentence)) && !isAny(not, sentence),
    );
    if (asks) return { from: found.index, to: found.index + sentence.length, pointsBack: true };
  }
  return null;
}
