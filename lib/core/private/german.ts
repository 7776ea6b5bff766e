import { patternsOf } from "./patterns";

const SIE = "(?:Sie|du|ihr|wir)";
const KLAUSE = "(?:^|[.!?;,:–—]\\s*|\\b(?:bitte|aber|und|dann|nur|also|ach) )";
const OBEN =
  "(?:(?:mein|meine|unser|unsere|der|die) (?:\\p{L}+ )?(?:Chef(?:in|s)?|Arbeitgeber\\p{L}*|Vorgesetzten?\\p{L}*|Firma|Kolleg\\p{L}+|Team|Leitung|Vermieter\\p{L}*|Frau|Mann|Familie)|niemand|keiner)";
const ORT =
  "(?:den|die|das|der|dem|Ihren|Ihre|Ihrem|Ihr|deinen|deine|deinem) (?:Bericht|Aufnahme|Protokoll|Transkript|Auswertung|Notizen|Interview|Video|Studie|Aufzeichnung|Mitschrift|Artikel)";
const DAS =
  "(?:das|dies|es|(?:den|die|das) (?:letzten? )?(?:Teil|Stelle|Letzte|Satz|Bemerkung|Antwort)(?: mit (?:\\p{L}+ )?\\p{L}+)?)";
const ETWAS = "(?: (?!ich\\b)\\p{L}+)";

/** Asks in German for what was said to be kept private. */
export const GERMAN = patternsOf([
  `\\b(?:das|die Sache|die Geschichte) (?:mit|über|von) (?:\\p{L}+ )?\\p{L}+ (?:lassen Sie|lass|lasst|lassen wir) (?:bitte |besser |lieber |mal )*(?:draußen|weg|raus|außen vor)\\b`,
  `${KLAUSE}(?:schreiben|schreib|schreibe)(?: ${SIE})? (?:das|es|dies)${ETWAS}{0,4} nicht (?:rein|hinein|dazu)\\b`,
  `\\b(?:das|dies|es) (?:darf|soll|sollte)${ETWAS}{0,2} (?:nicht|nie|niemals)${ETWAS}? ?nach (?:außen|draußen)`,
  `\\bich (?:würde|möchte|muss) (?:Sie|dich) bitten,? (?:das|dies|es)${ETWAS}{0,3} (?:nicht|niemandem|vertraulich)${ETWAS}{0,2} zu (?:zitieren|erwähnen|veröffentlichen|verwenden|behandeln|sagen|erzählen)`,
  `\\b(?:das|dies)${ETWAS}{0,3},? bitte nicht (?:verwenden|benutzen|weitergeben|zitieren|drucken|erwähnen)\\b`,
  `\\b(?:das|dies) (?:möchte|will) ich (?:lieber |aber )?nicht (?:im|in) (?:\\p{L}+ )?\\p{L}+ (?:lesen|sehen|hören|wiederfinden)`,
  "(?:^|\\b(?:aber|und) )psst\\b",
  `\\b(?:das|dies|es) (?:bleibt|sollte|soll|muss|darf|kann|bliebe)${ETWAS}{0,3} unter uns\\b`,
  `\\bbitte${ETWAS}{0,4} nicht${ETWAS}{0,3} (?:(?:auf|mit)(?:ge)?schr[ei]{2}b(?:en)|aufzuschreiben|mitzuschreiben|zitieren|weitersagen|weitergeben|weitererzählen|veröffentlichen|notieren|aufnehmen|erwähnen)`,
  `\\b(?:kann|könnte|soll|sollte|darf|muss) (?:das|es|dies)${ETWAS}{0,3} unter uns bleiben\\b`,
  `\\b(?:bitte|lieber|möchte|hoffe|hoffentlich|will|wenn|solange)\\b[^.!?]{0,40}\\b(?:das|dies|es)${ETWAS}{0,4} nicht (?:veröffentlicht|zitiert|weitergegeben|weitererzählt|aufgeschrieben|mitgeschrieben|aufgenommen|gedruckt|erwähnt) (?:wird|werden|würde)`,
  `\\bnicht, dass (?:das|es|dies)${ETWAS}{0,2} (?:im (?:Bericht|Protokoll|Transkript|Interview)|in ${ORT}|auf ${ORT})${ETWAS}{0,2} (?:steht|kommt|landet|auftaucht|erscheint)`,
  `\\bbitte nicht (?:mit )?(?:in|im|ins) ${ORT}`,
  `${KLAUSE}(?:schreiben|schreib|schreibe|notieren|notier|nehmen|nimm)(?: ${SIE})? ${DAS}${ETWAS}{0,4} nicht (?:auf|mit|rein|hinein|in ${ORT})`,
  `${KLAUSE}(?:zitieren|zitier|zitiere|erwähnen|erwähn|erwähne|veröffentlichen|veröffentliche)(?: ${SIE})? (?:das|es|dies|mich)${ETWAS}{0,3} nicht\\b`,
  `${KLAUSE}(?:erzählen|erzähl|erzähle|sagen|sag|sage|geben|gib)(?: ${SIE})? (?:das|es|dies)${ETWAS}{0,4} (?:nicht weiter|niemandem|keinem)\\b`,
  `\\b(?:muss|soll|sollte|darf|bitte|gehört|möchte|will|kommt)${ETWAS}{0,5} nicht${ETWAS}{0,2} (?:in|im|ins|auf) ${ORT}`,
  `\\b(?:können|könnten|könntest|kannst|würden|würdest) ${SIE} ${DAS}${ETWAS}{0,3} (?:(?:raus|heraus|weg)(?:schneiden|lassen|nehmen|streichen)|nicht (?:verwenden|zitieren|erwähnen|aufschreiben|mitschreiben|aufnehmen))`,
  `${KLAUSE}bitte (?:streichen|streich|löschen|lösch|vergessen|vergiss) (?:Sie )?(?:${DAS}|(?:den|die) letzten? (?:Satz|Teil|Bemerkung|Antwort))${ETWAS}{0,3}(?=[.!?,]|$)`,
  "\\bdas (?:haben Sie|hast du|habt ihr) (?:aber )?nicht von mir\\b",
  `${KLAUSE}(?:erwähnen|verwenden|zitieren|erwähn|verwende?) (?:Sie )?das (?:bitte )?(?:nirgends|nirgendwo|auf keinen Fall|niemals)\\b`,
  `\\b(?:können|könnten|könntest|kannst|würden|würdest) ${SIE} ${DAS}${ETWAS}{0,3} (?:aus ${ORT}|wieder) (?:löschen|streichen|nehmen|entfernen|schneiden)`,
  `\\bbitte${ETWAS}{0,4} (?:rausschneiden|herausschneiden|rauslassen|weglassen|wieder löschen)\\b`,
  `${KLAUSE}${DAS} lassen wir (?:besser|lieber|mal|bitte)${ETWAS}{0,2} (?:weg|raus)\\b`,
  `${KLAUSE}(?:lassen|schneiden|streichen|nehmen|lass|schneid|streich|nimm)(?: ${SIE})? ${DAS}${ETWAS}{0,3} (?:weg|raus|heraus|aus ${ORT})`,
  `${KLAUSE}behandel(?:n|t|e)?(?: ${SIE})? (?:das|dies|es)${ETWAS}{0,3} vertraulich`,
  `${KLAUSE}behalten? (?:Sie |du )?(?:das|dies|es)${ETWAS}{0,3} für (?:sich|dich)\\b`,
  `${KLAUSE}(?:das|dies) (?:ist|war|bleibt) (?:aber |bitte |jetzt |streng |absolut |natürlich |alles )*vertraulich`,
  `\\b(?:das|davon) (?:darf|soll|sollte|muss)${ETWAS}{0,2} ${OBEN}${ETWAS}{0,4} (?:erfahren|wissen|hören|lesen|mitbekommen)`,
  `\\b${OBEN} (?:darf|soll|sollte) (?:das|davon(?: nichts)?|nichts davon)${ETWAS}{0,4} (?:erfahren|wissen|hören|lesen|mitbekommen)`,
  `${KLAUSE}(?:vergessen Sie|vergiss)(?: bitte| einfach)?,? (?:was ich (?:gerade |eben |da |jetzt )?(?:gesagt|erzählt) habe|dass ich das (?:gesagt|erzählt|erwähnt) habe)`,
  `\\bnicht für (?:die Öffentlichkeit|${ORT})`,
  `\\b(?:das|dies) (?:war|ist|wäre)${ETWAS}{0,3} unter uns(?=\\s*[.!?,;]|\\s*$)`,
  `\\bnicht, dass (?:jemand|irgendwer|${OBEN}) (?:davon|das)${ETWAS}{0,2} (?:erfährt|hört|liest|weiß|mitbekommt)`,
  `\\b(?:das|dies|es) (?:können|könnten) (?:Sie|wir)${ETWAS}{0,3} (?:raus|heraus)(?:nehmen|schneiden|lassen|streichen)`,
]);

/** Announces what follows as private. */
export const GERMAN_ANNOUNCED = patternsOf([
  "\\bunter uns gesagt\\b",
  "(?:^|[.!?;,:–—]\\s*)(?:(?:jetzt|mal|nur|aber|so|ganz) )*unter uns(?=[,:…])",
  "(?:^|[.!?;,:–—]\\s*)(?:ganz |streng )?im Vertrauen(?: gesagt)?(?=[,:…])",
  `\\b(?:sage?|erzähle?|verrate) (?:ich )?(?:Ihnen|dir)${ETWAS}{0,4} (?:im Vertrauen|unter der Hand)\\b(?! (?:auf|darauf))`,
  "\\bsage? ich(?: Ihnen| dir)?(?: jetzt| mal| nur| nun)* (?:im Vertrauen|unter der Hand)\\b(?! (?:auf|darauf))",
  "(?:^|[.!?;,:–—]\\s*)inoffiziell gesagt\\b",
  `\\b(?:können|könnten|könntest|kannst) ${SIE} (?:mal |bitte |kurz )*(?:das|die) (?:Aufnahme|Aufnahmegerät|Gerät|Band|Mikro\\p{L}*|Kamera|Aufzeichnung)${ETWAS}{0,4} (?:ausschalten|ausmachen|stoppen|anhalten|unterbrechen|pausieren|abschalten)`,
]);
