import { config } from "@/lib/core/config";
import type { Language } from "@/lib/services/analysis/language";
import type { ReadoutRecord, ThemeRecord } from "@/lib/services/readouts/record";
import type { ExportBlock, ExportDocument, ExportSection } from "../document/export-document";
import type { Words } from "../words/english";
import { wordsIn } from "../words/words-in";
import { claimOf } from "./claim-of";
import { methodOf } from "./method-of";
import { provenanceOf } from "./provenance-of";
import { sourcesOf } from "./sources-of";

/** A readout as it may be shown now: without hidden items and withdrawn quotes. */
export function readoutDocument(readout: ReadoutRecord, workspaceName: string, language: Language): ExportDocument {
  const words = wordsIn(language);
  const themes = readout.themes
    .filter(({ hidden }) => !hidden)
    .map((theme) => ({ ...theme, claims: theme.claims.filter(({ hidden }) => !hidden) }));
  const shown = { ...readout, themes, nextSteps: readout.nextSteps.filter(({ hidden }) => !hidden) };
  const { sessions, participants } = shown.basedOn;
  const date = new Date(shown.generatedAt ?? 0);
  return {
    title: shown.studyTitle,
    subtitle: words.subtitles.readout,
    language,
    date,
    workspaceName,
    url: `${config().APP_URL}/studies/${shown.studyId}/readout`,
    summary: shown.summary,
    facts: [
      { label: words.facts.sessions, value: `${sessions}` },
      { label: words.facts.participants, value: `${participants}` },
      { label: words.facts.themes, value: `${themes.length}` },
      {
        label: words.facts.quotes,
        value: `${themes.flatMap((theme) => theme.claims.flatMap(({ clips }) => clips)).length}`,
      },
      { label: words.facts.leftOut, value: `${shown.leftOut.length}` },
      { label: words.facts.madeOn, value: words.day(date) },
    ],
    provenance: provenanceOf(shown, words),
    sections: [
      ...overview(shown, words),
      ...themes.map((theme, at) => themeSection(theme, at, shown.of, words)),
      ...steps(shown, words),
      methodOf(shown, words),
      ...sourcesOf(themes, words),
    ],
  };
}

function overview({ themes, of }: ReadoutRecord, { themes: words }: Words): ExportSection[] {
  if (themes.length === 0) return [];
  const chart: ExportBlock = {
    type: "chart",
    kind: "bar",
    title: words.chart,
    unit: words.unit,
    of,
    categories: themes.map(({ title }) => title),
    series: [{ name: words.series, values: themes.map(({ participants }) => participants) }],
    note: words.note(of),
  };
  return [{ kind: "plain", heading: words.glance, summary: null, blocks: [chart] }];
}

function themeSection(theme: ThemeRecord, at: number, of: number, words: Words): ExportSection {
  const claims = theme.claims.map((claim, index) => claimOf(theme.title, claim, `${at + 1}.${index + 1}`, words));
  const chart: ExportBlock = {
    type: "chart",
    kind: "stacked-bar",
    title: words.claims.chart,
    unit: words.themes.unit,
    of,
    categories: claims.map(({ number, text }) => `${number} ${text}`),
    series: [
      { name: words.claims.so, values: claims.map(({ support }) => support) },
      { name: words.claims.otherwise, values: claims.map(({ against }) => against) },
    ],
    note: null,
  };
  return {
    kind: "theme",
    heading: theme.title,
    summary: theme.summary || null,
    // If no claim takes a side, there is nothing to chart.
    blocks: [...(claims.some(({ isOpen }) => !isOpen) ? [chart] : []), ...claims],
  };
}

function steps({ nextSteps, themes }: ReadoutRecord, { steps: words }: Words): ExportSection[] {
  if (nextSteps.length === 0) return [];
  const numbers = new Map(
    themes.flatMap(({ claims }, at) => claims.map(({ id }, index) => [id, `${at + 1}.${index + 1}`])),
  );
  const rows = nextSteps.map(({ text, owner, status, claimIds }) => {
    const rests = claimIds.flatMap((id) => numbers.get(id) ?? []).join(", ");
    return [text, rests || "–", owner ?? "–", words.statuses[status]];
  });
  const table: ExportBlock = {
    type: "table",
    title: null,
    columns: words.columns,
    rows,
  };
  return [{ kind: "steps", heading: words.heading, summary: null, blocks: [table] }];
}
