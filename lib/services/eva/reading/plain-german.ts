const THEY = "(die \\p{L}+|sie|alle|viele|so viele(?: \\p{L}+)?|\\p{L}+)";
/**
 * German questions with the plain one that each stands for: verbs that are taken apart, and requests for quotes, other
 * products, what one person said and problems with a thing.
 */
export const PLAIN_GERMAN: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(`^(warum|wieso|weshalb) (?:brechen|brachen) ${THEY}(?: .+)? ab[.?!\\s]*$`, "iu"),
    "$1 haben $2 abgebrochen?",
  ],
  [
    new RegExp(`^(warum|wieso|weshalb) (?:springen|sprangen) ${THEY}(?: .+)? ab[.?!\\s]*$`, "iu"),
    "$1 sind $2 abgesprungen?",
  ],
  [
    new RegExp(`^(warum|wieso|weshalb) (?:steigen|stiegen) ${THEY}(?: .+)? aus[.?!\\s]*$`, "iu"),
    "$1 sind $2 ausgestiegen?",
  ],
  [
    /^gibt es (?:jemanden|jemand|leute|personen),? (?:der|die|welche[r]?) (.+?) (?:erwähn\p{L}*|nenn\p{L}*)[.?!\s]*$/iu,
    "Wer erwähnt $1?",
  ],
  [
    /^(?:(?:welche[rn]?|was für) (?:anderen?|weiteren?|sonstigen?) (?:anbieter|dienste|tools?|apps?|produkte|programme|lösungen|systeme)|welche (?:wettbewerber|konkurrenten|konkurrenz|alternativen|anbieter)|(?:hat jemand|haben die leute) (?:wettbewerber|konkurrenten|alternativen|andere \p{L}+))(?: \p{L}+){0,5}[.?!\s]*$/iu,
    "Was nutzen die Leute stattdessen?",
  ],
  [
    /^was (?:(?:nutzten|benutzten|verwendeten|hatten) (?:die \p{L}+|sie|alle) (?:vorher|davor|früher|bisher)|(?:haben|hatten) (?:die \p{L}+|sie|alle) (?:vorher|davor|früher|bisher) (?:genutzt|benutzt|verwendet|gehabt))[.?!\s]*$/iu,
    "Was nutzen die Leute stattdessen?",
  ],
  [
    /^(?:(?:zeige?|gib|nenne?|finde|such)(?: mir| uns)? )?(?:(?:alle|ein paar|die besten|gute) )?(?:zitate|aussagen|stimmen|belege|textstellen) (?=(?:zu[mr]?|über) )(.+?)[.?!\s]*$/iu,
    "Was sagten die Leute $1?",
  ],
  [/^fasse?? (?:kurz )?zusammen, was (.{1,60}?) (?:gesagt|erzählt) hat[.?!\s]*$/iu, "Was hat $1 gesagt?"],
  [
    /^(?:was (?:ist|sind|war|waren) |welche |welches |gibt es |gab es )(?:(?:der|die|das|größten?|wichtigsten?|häufigsten?|irgendwelche) )*(?:probleme?|schwierigkeiten|beschwerden) (?=(?:mit|bei[m]?|an|am) )(.+?)[.?!\s]*$/iu,
    "Welche Probleme hatten die Leute $1?",
  ],
  [
    /^was (?:läuft|lief|geht|ging|klappt|klappte|funktioniert|funktionierte|stört|störte|nervt|nervte|ärgert|ärgerte)(?: (?:die leute|sie|alle|euch|uns))?(?: (?:am meisten|besonders|so))? (?=(?:mit|bei[m]?|an|am) )(.+?)(?: (?:schief|falsch|schlecht|nicht(?: gut)?))?[.?!\s]*$/iu,
    "Welche Probleme hatten die Leute $1?",
  ],
];
