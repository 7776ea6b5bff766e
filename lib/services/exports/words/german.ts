import { longDays } from "@/lib/core/time/dates";
import { GERMAN as REPORT } from "@/lib/services/reports/write/words/german";
import type { Words } from "./english";

const FIGURE = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 4 });
const WHOLE = new Intl.NumberFormat("de-DE");

const counted = (count: number, one: string, many: string): string =>
  `${WHOLE.format(count)} ${count === 1 ? one : many}`;
const people = (count: number): string => counted(count, "Person", "Personen");
const sessions = (count: number): string => counted(count, "Sitzung", "Sitzungen");
const otherwise = (against: number): string =>
  against === 0 ? "" : `, ${against} ${against === 1 ? "sagt" : "sagen"} etwas anderes`;

export const GERMAN: Words = {
  locale: "de-DE",
  day: (date) => longDays("de", date),
  figure: (value) => FIGURE.format(value),
  note: {
    untitled: "Notiz ohne Titel",
    of: (project) => (project === null ? "Notiz" : `Notiz in ${project}`),
    by: (name) => (name === null ? "Von Menschen geschrieben." : `Begonnen von ${name}.`),
  },
  subtitles: { readout: "Auswertung der Studie", report: "Forschungsbericht" },
  openInApp: "In Earshot öffnen",
  basedOn: "Grundlage",
  basedOnTitle: "Worauf das beruht",
  contents: "Inhalt",
  continued: (title) => `${title} (Fortsetzung)`,
  part: (title, number, of) => `${title} (${number} von ${of})`,
  missingLetters: (scripts) =>
    `Manche Buchstaben lassen sich in diesem PDF nicht darstellen (${scripts.join(", ")}) und sind durch ein Zeichen ersetzt. In Word und Markdown stehen sie.`,
  otherSigns: "andere Zeichen",
  facts: {
    sessions: "Sitzungen",
    participants: "Personen",
    themes: "Themen",
    quotes: "Zitate",
    leftOut: "Ausgelassene Sitzungen",
    madeOn: "Erstellt am",
    studies: "Studien",
    files: "Dateien",
    findings: "Befunde von KI-Agenten",
    asOf: "Stand",
  },
  themes: {
    glance: "Die Themen im Überblick",
    chart: "Wie viele über welches Thema sprechen",
    series: "Personen",
    unit: "Personen",
    note: (of) => `Von ${people(of)}. Eine Person kann über mehrere Themen sprechen.`,
    numbered: (number) => `Thema ${number}`,
  },
  claims: {
    chart: "Wer das sagt, und wer etwas anderes",
    so: "Sagen das",
    otherwise: "Sagen etwas anderes",
    saidOtherwise: "Andere Stimmen",
    nobodyOtherwise: "Niemand ist mit einer anderen Meinung zitiert.",
    nobody: "Dafür ist niemand zitiert.",
    worded: "Von Hand formuliert.",
    strength: REPORT.strength,
    share: (support, of) => `${support} von ${of}`,
    sayThis: (support, against, of) =>
      `${of === 1 ? "Person" : "Personen"} ${support === 1 ? "sagt" : "sagen"} das${otherwise(against)}`,
    speakOfIt: (support, of) => `${of === 1 ? "Person" : "Personen"} ${support === 1 ? "spricht" : "sprechen"} davon`,
    count: (support, against, of) => `${support} von ${people(of)}${otherwise(against)}`,
    more: (count) =>
      `${count === 1 ? "1 weiteres Zitat steht" : `${count} weitere Zitate stehen`} in der App und im CSV-Export.`,
  },
  quotes: {
    marked: (text) => `„${text}“`,
    takenBack: "Von der Person zurückgenommen.",
    open: "Öffnen",
    openAt: (by, place) => `${by} öffnen, ${place}`,
    remarks: {
      verbatim: null,
      text_changed: "Das Transkript sagt inzwischen etwas anderes.",
      source_deleted: "Die Quelle wurde gelöscht.",
      withdrawn: "Die Person hat diese Worte zurückgenommen.",
    },
  },
  charts: {
    alt: (title, unit, bars, isCut) =>
      `Balkendiagramm „${title}“, Einheit: ${unit}. ${bars}${isCut ? "; und weitere" : ""}.`,
    scale: (unit, of) => `Einheit: ${unit}${of === null ? "" : `; die volle Breite ist ${of}`}.`,
  },
  pictures: {
    name: "Bild",
    told: (text) => `Bild: ${text}`,
    undescribed: "ohne Beschreibung",
    inApp: "In Earshot ist es zu sehen.",
  },
  steps: {
    heading: "Nächste Schritte",
    columns: ["Nächster Schritt", "Beruht auf", "Zuständig", "Stand"],
    statuses: { open: "Offen", done: "Erledigt" },
  },
  method: {
    heading: "Methode und was ausgelassen wurde",
    basis: (count, participants) => `Grundlage: ${sessions(count)} mit ${people(participants)}.`,
    counting:
      "„n von m“ zählt verschiedene Personen unter denen, auf denen die Auswertung beruht, nie Zitate. Wer etwas anderes sagt, wird ebenso gezählt.",
    leftOut: (count) =>
      count === 0
        ? "Keine Sitzung wurde ausgelassen."
        : `${sessions(count)} ${count === 1 ? "wurde" : "wurden"} ausgelassen; die Liste steht unten.`,
    table: "Ausgelassene Sitzungen",
    columns: ["Sitzung", "Warum", "Näheres"],
    why: { flagged: "Qualität auffällig", excluded: "Ausgeschlossen", no_transcript: "Kein Transkript" },
  },
  sources: {
    heading: "Anhang: woher die Zitate stammen",
    columns: ["Quelle", "Wer zitiert ist", "Zitate"],
  },
  provenance: {
    builtIn: "Entworfen von der eingebauten Analyse von Earshot, ohne KI-Modell.",
    model: (name) => `Entworfen von KI (${name}).`,
    byPeople: "Von Menschen geschrieben.",
    notEdited: "Niemand hat es bearbeitet.",
    editedParts: (parts) => `Von Menschen geschrieben oder bearbeitet: ${parts.join(", ")}.`,
    editedBy: (name, day) => `Bearbeitet von ${name ?? "Menschen"}, zuletzt am ${day}.`,
    quotes: "Jedes Zitat steht Wort für Wort in dem Transkript, auf das es verweist, sofern nichts anderes dabeisteht.",
    agents: "Befunde stammen von KI-Agenten: Niemand hat teilgenommen, und niemand ist dafür gezählt.",
    summary: "die Zusammenfassung",
    themes: (count) => counted(count, "Thema", "Themen"),
    claims: (count) => counted(count, "Aussage", "Aussagen"),
    steps: (count) => counted(count, "nächster Schritt", "nächste Schritte"),
  },
  report: {
    untitled: "Abschnitt ohne Titel",
    about: "Über diesen Bericht",
    columns: ["Art", "Quelle"],
    study: "Studie",
    file: "Datei",
    gone: {
      quote: "Ein Zitat, das hier stand, ist nicht mehr da.",
      clip: "Ein Clip, der hier stand, ist nicht mehr da.",
      finding: "Ein Befund von KI-Agenten, der hier stand, ist nicht mehr da.",
    },
  },
  findings: {
    severities: { critical: "Kritisch", serious: "Schwer", moderate: "Mittel", minor: "Leicht" },
    basis: (agents, isConfirmed) =>
      `Von KI-Agenten gefunden, ${agents === 1 ? "1 Agent traf" : `${agents} Agenten trafen`} darauf, ${isConfirmed ? "bestätigt" : "nicht bestätigt"}. Niemand hat teilgenommen.`,
    seen: (title) => `Was ein KI-Agent sah: ${title}`,
    page: "Seite:",
    inApp: "In Earshot:",
    reproduce: "So lässt es sich nachstellen",
    fix: "So lässt es sich beheben:",
    agents: "KI-Agenten",
  },
  rows: {
    columns: [
      ...["Zeile", "Von", "Thema", "Aussage", "Haltung", "Person", "Zitat", "Quelle", "Zeit", "Sekunden"],
      ...["Anmerkung", "URL"],
    ],
    findingColumns: ["Befund", "Schwere", "So lässt es sich nachstellen", "Seite"],
    stances: { support: "Dafür", against: "Dagegen" },
  },
};
