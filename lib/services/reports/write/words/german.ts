import { numberText } from "@/lib/core/text/answer-text";
import { longDays } from "@/lib/core/time/dates";
import type { Strength } from "@/lib/services/readouts/record";
import type { Words } from "./english";

const people = (count: number): string => (count === 1 ? "1 Person" : `${count} Personen`);
const sessions = (count: number): string => (count === 1 ? "1 Sitzung" : `${count} Sitzungen`);
const STRENGTHS: Record<Strength, string> = {
  strong: "Stark",
  moderate: "Mittel",
  weak: "Schwach",
  contested: "Umstritten",
  open: "Offen",
  none: "Ohne Beleg",
};

export const GERMAN: Words = {
  titles: {
    summary: "Zusammenfassung",
    "deep-dive": "Ausführlicher Bericht",
    comparison: "Vergleich",
    untitled: "Bericht",
    and: (first, others) => `${first} und ${others}`,
    more: (count) => `${count} weitere`,
  },
  people,
  days: (from, to) => longDays("de", from, to),
  strength: (strength, { support, against, of }) => {
    const name = STRENGTHS[strength];
    const speak = support === 1 ? "spricht" : "sprechen";
    if (strength === "open") return `${name}: ${support} von ${people(of)} ${speak} davon, ohne gemeinsame Sicht.`;
    if (strength === "none") return `${name}: Dafür ist noch niemand zitiert.`;
    const others = against > 0 ? `, ${against} ${against === 1 ? "sagt" : "sagen"} etwas anderes` : "";
    return `${name}: ${support} von ${people(of)} ${support === 1 ? "sagt" : "sagen"} das${others}.`;
  },
  methods: {
    "ai-curated-interview": "Interviews durch KI",
    "ai-curated-survey": "Befragung im Gespräch",
    "ai-generated-survey": "Fragebogen",
    "live-interview": "Persönliche Interviews",
    files: "Transkripte aus der Bibliothek",
  },
  files: (count) => (count === 1 ? "Datei" : "Dateien"),
  from: {
    transcripts: "Die Aussagen stammen aus den Transkripten.",
    withoutModel: "Das Sprachmodell war nicht verfügbar, darum hat die eingebaute Analyse das geschrieben.",
    partly: "Wo das Sprachmodell nichts Brauchbares gab, hat die eingebaute Analyse ausgewählt oder formuliert.",
    readout: (at) =>
      `Die Aussagen sind die der Auswertung${at ? ` vom ${longDays("de", at)}` : ""}, wie sie von Hand bearbeitet wurde.`,
  },
  made: "Wie dieser Bericht entstand",
  counted: "Gezählt sind einzelne Personen. Jedes Zitat steht Wort für Wort in einem gespeicherten Transkript.",
  facts: {
    heading: "Frage, Methode und Personen",
    question: "Frage",
    method: "Methode",
    people: "Personen",
    sessions: "Sitzungen",
    leftOut: "Ausgelassen",
    when: "Wann",
    none: "Keine",
    count: sessions,
    why: "Ausgelassene Sitzungen, und warum:",
  },
  inShort: "Kurz gefasst",
  nextSteps: "Nächste Schritte",
  noTheme: "Kein Thema kam oft genug vor.",
  themes: {
    key: "Die wichtigsten Themen",
    glance: "Die Themen im Überblick",
    chart: "Wie viele über welches Thema sprechen",
    unit: "Personen",
    note: (of) => `Von ${people(of)}. Jede Person zählt einmal je Thema.`,
    quoted: (count) => (count === 1 ? "1 Person ist dazu zitiert." : `${people(count)} sind dazu zitiert.`),
    columns: ["Thema", "Personen", "Aussagen", "Personen, die widersprechen"],
    share: (count, of) => `${count} von ${of}`,
  },
  against: {
    heading: "Was dagegen spricht",
    none: "Gegen die Aussagen oben fand sich kein Zitat. Dass niemand widersprach, heißt nicht, dass es niemand anders sieht.",
    otherwise: (count) => (count === 1 ? "1 Person sagt etwas anderes." : `${people(count)} sagen etwas anderes.`),
    lead: "Andere sagen etwas anderes:",
  },
  claims: {
    unit: "Personen",
    chart: (theme) => `${theme}: wer das sagt`,
    so: "Sagen das",
    otherwise: "Sagen etwas anderes",
    note: "Jede Person zählt einmal je Seite.",
  },
  comparison: {
    sides: "Nebeneinander",
    byStudy: "Themen je Studie",
    shared: "Was sie gemeinsam haben",
    chart: "Anteil der Personen, die über ein Thema sprechen",
    unit: "% der Personen",
    only: (title) => `Nur in ${title}`,
    none: "Kein Thema heißt in zweien von ihnen gleich. Vergleichen Sie die Abschnitte unten von Hand, bevor Sie schließen, dass es nichts Gemeinsames gibt.",
  },
  questions: {
    heading: "Frage für Frage",
    answered: (count, of) => `In ${count} von ${of} Sitzungen beantwortet.`,
    answer: "Antwort",
    value: "Wert",
    sessions: "Sitzungen",
    figures: ["Kleinster", "Median", "Mittel", "Größter"],
    figure: (value) => numberText(value, "de"),
  },
  prompted: {
    how: "Earshot hat in jedem Transkript gesucht, was über die Teile der Anfrage gesagt wurde.",
    without: (count) =>
      `${count === 1 ? "1 Sitzung ist" : `${count} Sitzungen sind`} ausgelassen: auffällig, oder von Hand ausgeschlossen.`,
    spoke: (spoke, of, disagree) =>
      `${spoke} von ${people(of)} ${spoke === 1 ? "spricht" : "sprechen"} darüber${disagree ? ", und sie sind sich nicht einig" : ""}.`,
    shown: (count) => `Zitiert sind die ${count}, die am meisten dazu sagen.`,
    nothing: "dazu wurde nichts gesagt.",
    quoted: (count) => `${people(count)} ${count === 1 ? "ist" : "sind"} zitiert.`,
    who: "Wer was gesagt hat",
    whoText: "Zitate jeder Person nach Teil.",
    person: "Person",
    noName: "Ohne Namen",
    more: (count) => `Und ${people(count)} mehr.`,
    missing: "Was sich nicht fand",
    missingText: "Niemand sprach über:",
    noFinding: "Das ist kein Befund.",
    askFirst:
      "Es wurde nicht mit diesen oder gleichbedeutenden Worten gesagt; fragen Sie nach, bevor Sie etwas daraus schließen.",
  },
};
