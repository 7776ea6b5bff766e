import type { ThemeRecord } from "@/lib/services/readouts/record";
import type { ExportSection } from "../document/export-document";
import type { Words } from "../words/english";

/** An appendix of the quotes' sources: each session or file with the people quoted and how often. */
export function sourcesOf(themes: readonly ThemeRecord[], { sources: words }: Words): ExportSection[] {
  const sources = new Map<string, { name: string; people: Set<string>; quotes: Set<string> }>();
  for (const { passage } of themes.flatMap(({ claims }) => claims.flatMap(({ clips }) => clips))) {
    const source = sources.get(passage.ownerId) ?? { name: passage.sourceName, people: new Set(), quotes: new Set() };
    if (passage.speaker) source.people.add(passage.speaker);
    source.quotes.add(passage.id);
    sources.set(passage.ownerId, source);
  }
  const rows = [...sources.values()].map(({ name, people, quotes }) => [
    name,
    [...people].join(", ") || "–",
    `${quotes.size}`,
  ]);
  if (rows.length === 0) return [];
  // A session is named after the only person who is quoted from it.
  const isNamedAlike = rows.every(([name, who]) => name === who);
  const shown = (cells: readonly string[]) => (isNamedAlike ? [cells[0] ?? "", cells[2] ?? ""] : [...cells]);
  return [
    {
      kind: "method",
      heading: words.heading,
      summary: null,
      blocks: [{ type: "table", title: null, columns: shown(words.columns), rows: rows.map(shown) }],
    },
  ];
}
