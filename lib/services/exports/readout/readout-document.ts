import { config } from "@/lib/core/config";
import { counted } from "@/lib/core/counted";
import type { ReadoutRecord, ThemeRecord } from "@/lib/services/readouts/record";
import { dayOf } from "../document/day-of";
import type { ExportBlock, ExportDocument, ExportSection } from "../document/export-document";
import { claimOf } from "./claim-of";
import { methodOf } from "./method-of";
import { provenanceOf } from "./provenance-of";
import { sourcesOf } from "./sources-of";

/** A readout as it may be shown now: what is hidden stays out, what was taken back is not quoted. */
export function readoutDocument(readout: ReadoutRecord, workspaceName: string): ExportDocument {
  const themes = readout.themes
    .filter(({ hidden }) => !hidden)
    .map((theme) => ({ ...theme, claims: theme.claims.filter(({ hidden }) => !hidden) }));
  const shown = { ...readout, themes, nextSteps: readout.nextSteps.filter(({ hidden }) => !hidden) };
  const { sessions, participants } = shown.basedOn;
  const date = new Date(shown.generatedAt ?? 0);
  return {
    title: shown.studyTitle,
    subtitle: "Study readout",
    language: "en",
    date,
    workspaceName,
    url: `${config().APP_URL}/studies/${shown.studyId}/readout`,
    summary: shown.summary,
    facts: [
      { label: "Sessions", value: `${sessions}` },
      { label: "Participants", value: `${participants}` },
      { label: "Themes", value: `${themes.length}` },
      { label: "Quotes", value: `${themes.flatMap((theme) => theme.claims.flatMap(({ clips }) => clips)).length}` },
      { label: "Sessions left out", value: `${shown.leftOut.length}` },
      { label: "Made on", value: dayOf(date) },
    ],
    provenance: provenanceOf(shown),
    sections: [
      ...overview(shown),
      ...themes.map((theme, at) => themeSection(theme, at, participants)),
      ...steps(shown),
      methodOf(shown),
      ...sourcesOf(themes),
    ],
  };
}

function overview({ themes, basedOn }: ReadoutRecord): ExportSection[] {
  if (themes.length === 0) return [];
  const chart: ExportBlock = {
    type: "chart",
    kind: "bar",
    title: "Participants who speak of each theme",
    unit: "participants",
    of: basedOn.participants,
    categories: themes.map(({ title }) => title),
    series: [{ name: "Participants", values: themes.map(({ participants }) => participants) }],
    note: `Of ${counted(basedOn.participants, "participant")}. One person can speak of several themes.`,
  };
  return [{ kind: "plain", heading: "Themes at a glance", summary: null, blocks: [chart] }];
}

function themeSection(theme: ThemeRecord, at: number, participants: number): ExportSection {
  const claims = theme.claims.map((claim, index) => claimOf(claim, `${at + 1}.${index + 1}`));
  const chart: ExportBlock = {
    type: "chart",
    kind: "stacked-bar",
    title: "Who says so, and who says otherwise",
    unit: "participants",
    of: participants,
    categories: claims.map(({ number, text }) => `${number} ${text}`),
    series: [
      { name: "Say so", values: claims.map(({ support }) => support) },
      { name: "Say otherwise", values: claims.map(({ against }) => against) },
    ],
    note: null,
  };
  return {
    kind: "theme",
    heading: theme.title,
    summary: theme.summary || null,
    blocks: [...(claims.length > 0 ? [chart] : []), ...claims],
  };
}

function steps({ nextSteps, themes }: ReadoutRecord): ExportSection[] {
  if (nextSteps.length === 0) return [];
  const numbers = new Map(
    themes.flatMap(({ claims }, at) => claims.map(({ id }, index) => [id, `${at + 1}.${index + 1}`])),
  );
  const rows = nextSteps.map(({ text, owner, status, claimIds }) => {
    const rests = claimIds.flatMap((id) => numbers.get(id) ?? []).join(", ");
    return [text, rests || "–", owner ?? "–", status === "done" ? "Done" : "Open"];
  });
  const table: ExportBlock = {
    type: "table",
    title: null,
    columns: ["Next step", "Rests on", "Owner", "Status"],
    rows,
  };
  return [{ kind: "steps", heading: "Next steps", summary: null, blocks: [table] }];
}
