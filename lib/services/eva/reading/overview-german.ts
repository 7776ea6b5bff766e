import type { Overview } from "./overview";

const THEY =
  "(?: (?:die|den|unsere|unseren) (?:leute|leuten|nutzer|nutzern|nutzerinnen|kunden|kundinnen|teilnehmer|teilnehmern|teilnehmenden|befragten|menschen)| sie| alle| allen| ihnen)?";
/** "Am meisten", "eigentlich" */
const MOST =
  "(?: (?:am (?:meisten|häufigsten|besten|schlimmsten)|besonders|wirklich|eigentlich|denn|hier|überhaupt|insgesamt|bisher|so|noch|gut|daran|damit))*";
const BIG = "(?:(?:der|die|das|den|unsere|ihre|(?:größte|wichtigste|häufigste|schlimmste|zentrale|nächste)[nrsm]?) )*";
const NAMES = "(?:was|welche[rs]?|gibt|gab|nenne?|liste?|zeige?)(?: (?:ist|sind|war|waren|es|mir|alle|irgendwelche))*";
const TROUBLES =
  "(?:probleme?|schwierigkeiten|beschwerden?|hürden?|hindernisse?|schwachstellen|schwächen|ärgernisse?|kritikpunkte?|kritik|risiken|bedenken|sorgen|nachteile?)";
const STRENGTHS = "(?:stärken|vorteile?|pluspunkte|highlights)";
const WISHES = "(?:wünsche|bedürfnisse|verbesserungsvorschläge|vorschläge|anregungen)";
const ARE_THERE = "(?: (?:gibt es|gab es|haben|hatten|nennen|nannten|sehen|erwähnen|erwähnten))?";

const whole = (pattern: string) => new RegExp(`^(?:und )?(?:${pattern})[\\s.!?…]*$`, "iu");

/** The overviews that a German question may ask for (`overview`). */
export const GERMAN: readonly (readonly [Overview, RegExp])[] = [
  [
    "all",
    whole(
      `fasse?(?: mir| bitte)? (?:alles|das|(?:die|diese) (?:studie|umfrage|befragung|interviews?|gespräche|ergebnisse|antworten))(?: kurz| bitte)? zusammen|(?:(?:gib|gebe) (?:mir|uns) )?(?:(?:einen|eine|die|kurzen|kurze) )*(?:zusammenfassung|überblick|übersicht)|(?:was sind|was waren|nenne?) ${BIG}(?:ergebnisse|erkenntnisse|themen|aussagen)|was haben wir gelernt`,
    ),
  ],
  [
    "trouble",
    whole(
      `was (?:stört|störte|nervt|nervte|ärgert|ärgerte|frustriert|frustrierte|verwirrt|verwirrte|stresst)${THEY}${MOST}|was hat${THEY}${MOST} (?:gestört|genervt|geärgert|frustriert|verwirrt)|was (?:finden|fanden)${THEY}${MOST} (?:schlecht|nicht gut|blöd|doof|am schlimmsten)|was (?:mögen|mochten|gefällt|gefiel)${THEY} nicht|worüber (?:beschweren|beschwerten|ärgern|ärgerten) sich${THEY}${MOST}|wo (?:hakt|klemmt|hapert) es${MOST}|was (?:ist kaputt|läuft (?:schlecht|schief|nicht)|lief (?:schlecht|schief|nicht)|(?:funktioniert|klappt)e? nicht)${MOST}|(?:${NAMES} )?${BIG}${TROUBLES}${ARE_THERE}${THEY}${MOST}`,
    ),
  ],
  [
    "praise",
    whole(
      `was (?:mögen|mochten|gefällt|gefiel|lobten|loben)${THEY}${MOST}|was (?:finden|fanden)${THEY}${MOST} (?:gut|am besten)|was hat${THEY}${MOST} (?:gefallen|gelobt)|was (?:läuft|lief|funktioniert|funktionierte|klappt|klappte) (?:gut|am besten|besonders gut)|was (?:kommt|kam|kommen|kamen)${THEY}${MOST} an|(?:${NAMES} )?${BIG}${STRENGTHS}${ARE_THERE}${THEY}${MOST}`,
    ),
  ],
  ["wishes", whole(`(?:${NAMES} )?${BIG}${WISHES}${ARE_THERE}${THEY}${MOST}`)],
  [
    "satisfied",
    whole(
      `wie zufrieden sind${THEY}${MOST}|sind${THEY}${MOST} (?:zufrieden|unzufrieden|glücklich)|wie ist die stimmung${MOST}`,
    ),
  ],
  [
    "divided",
    whole(
      `(?:wo|worin|worüber) (?:sind|waren)(?: sich)?${THEY}(?: sich)? (?:nicht einig|uneinig)|wer widerspricht wem`,
    ),
  ],
  [
    "steps",
    whole(
      `was (?:sollen?|sollten?|könnten?|müssen) wir (?:(?:als nächstes|als erstes|zuerst|jetzt|noch|dringend|unbedingt) )*(?:tun|machen|ändern|verbessern|angehen|beheben|reparieren|bauen)|(?:was sind )?${BIG}(?:schritte|(?:handlungs)?empfehlungen|prioritäten)`,
    ),
  ],
];
