import type { Finding } from "./finding";

const CAPITAL = "\\p{Lu}[\\p{L}\\p{M}'’.-]{0,40}";
const NAME = `${CAPITAL}(?: ${CAPITAL}){0,3}`;
/** Street names in Romance languages contain small words. */
const ROMANCE = `(?:(?:de|del|des|du|la|las|los|les|le|l['’]|d['’]|el|et|y|saint|san|santa)[ ]?){0,3}${CAPITAL}(?:(?: (?:de|del|des|du|la|las|los|les|le|et|y))? ${CAPITAL}){0,3}`;
const ENGLISH_STREET =
  "(?:Street|Avenue|Road|Lane|Drive|Boulevard|Court|Place|Square|Terrace|Way|Close|Crescent|Highway|Parkway|Row|Gardens|Hill|Mews|Walk|Circle|St|Ave|Rd|Ln|Dr|Blvd|Ct|Pl|Sq)";
const AMERICAN_STATE =
  "(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])";
const BRITISH_CODE = "[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}";
const FLAT = "(?:,? (?:Apt|Apartment|Unit|Suite|Flat|#)\\.? ?[\\dA-Z]{1,6})?";
const PLACE = `(?:,? (?:in )?${NAME})?(?:,? ${AMERICAN_STATE}(?: \\d{5}(?:-\\d{4})?)?|,? ${BRITISH_CODE})`;
const TOWN = `(?:,? (?:in )?\\d{5} ${NAME})?`;

const FORMS = [
  `\\b\\d{1,5}[A-Za-z]?(?:-\\d{1,5})? (?:(?:N|S|E|W|North|South|East|West)\\.? )?(?:${CAPITAL} ){1,4}?${ENGLISH_STREET}\\b\\.?${FLAT}(?:${PLACE})?`,
  `\\b${NAME},? ${AMERICAN_STATE} \\d{5}(?:-\\d{4})?\\b`,
  `\\b${BRITISH_CODE}\\b`,
  `(?<![\\p{L}\\p{N}])(?:\\p{Lu}[\\p{L}-]{0,30}(?:straße|strasse|str\\.|gasse|weg|platz|allee|ring|damm|ufer|chaussee|steig)|(?:${CAPITAL} )(?:Straße|Strasse|Str\\.|Gasse|Weg|Platz|Allee|Ring|Damm|Ufer|Chaussee)|(?:Am|An der|An den|Auf der|Auf dem|Im|In der|Zum|Zur|Unter den) ${CAPITAL}) ?\\d{1,4} ?(?:[a-h]\\b)?(?:, \\d{5} ${NAME})?${TOWN}`,
  `\\b\\d{1,4}(?: ?(?:bis|ter|quater))?,? (?:[Rr]ue|[Aa]venue|[Aa]v\\.|[Bb]oulevard|[Bb]d|[Pp]lace|[Cc]hemin|[Ii]mpasse|[Aa]llée|[Qq]uai|[Rr]oute|[Cc]ours|[Ss]quare) ${ROMANCE}${TOWN}`,
  `(?<![\\p{L}\\p{N}])(?:[Cc]alle|[Cc]/|[Aa]venida|[Aa]vda\\.?|[Aa]v\\.|[Pp]laza|[Pp]za\\.?|[Pp]aseo|[Cc]amino|[Cc]arretera|[Rr]onda|[Tt]ravesía) ?${ROMANCE},? (?:(?:número|n[.º°]+|núm\\.) ?)?\\d{1,4}\\b(?:, ?\\d{1,2}[.ºª°]{1,2} ?[A-Za-z]?\\b)?${TOWN}`,
].map((form) => new RegExp(form, "gu"));

const CODE_CUE =
  /\b(?:zip(?: ?code)?|postcode|postal code|post code|postleitzahl|plz|code postal|código postal|codigo postal)(?:['’]?s| is| ist| es| est)?:? {1,3}(\d{4,5}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})\b/gi;

/**
 * Postal addresses: a street with its number in English, German, French and Spanish forms, towns with their postal
 * codes.
 */
export function findAddresses(line: string): Finding[] {
  if (!/\d/.test(line)) return [];
  const findings: Finding[] = [];
  for (const form of FORMS)
    for (const { 0: text, index } of line.matchAll(form)) {
      const kept = text.replace(/(?<![\s,.])[\s,.]+$/, "");
      findings.push({ start: index, end: index + kept.length, kind: "address" });
    }
  for (const { 0: text, 1: code = "", index } of line.matchAll(CODE_CUE))
    findings.push({ start: index + text.length - code.length, end: index + text.length, kind: "address" });
  return findings.sort((a, b) => b.end - b.start - (a.end - a.start));
}
