/** PostgreSQL's text search configurations by ISO 639-1 code. */
const CONFIGS: Record<string, string> = {
  ar: "arabic",
  ca: "catalan",
  da: "danish",
  de: "german",
  el: "greek",
  en: "english",
  es: "spanish",
  et: "estonian",
  eu: "basque",
  fi: "finnish",
  fr: "french",
  ga: "irish",
  hi: "hindi",
  hu: "hungarian",
  hy: "armenian",
  id: "indonesian",
  it: "italian",
  lt: "lithuanian",
  nb: "norwegian",
  ne: "nepali",
  nl: "dutch",
  nn: "norwegian",
  no: "norwegian",
  pt: "portuguese",
  ro: "romanian",
  ru: "russian",
  sr: "serbian",
  sv: "swedish",
  ta: "tamil",
  tr: "turkish",
  yi: "yiddish",
};

/** The configuration for a BCP-47 tag; `simple` (no stemming, no stop words) if PostgreSQL has none. */
export function searchConfig(language: string | null): string {
  const primary = language?.toLowerCase().split(/[-_]/)[0] ?? "";
  return CONFIGS[primary] ?? "simple";
}
