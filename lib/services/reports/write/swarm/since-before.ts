import type { SwarmRunDetail } from "@/lib/services/swarm/record";
import { type DraftSection, heading, list, text } from "../draft";
import { SEVERITY_TITLES } from "./words";

/** What became of the previous run's findings; nothing for a first run. */
export function sinceBefore({ comparison }: SwarmRunDetail): DraftSection[] {
  if (!comparison) return [];
  const { number, fixed, still, added } = comparison;
  const parts = [
    { title: "No longer found", items: fixed },
    { title: "Still there", items: still },
    { title: "New", items: added },
  ];
  const blocks = parts.flatMap(({ title, items }) => [
    heading(2, `${title} (${items.length})`),
    ...(items.length > 0 ? [list(items.map((item) => `${SEVERITY_TITLES[item.severity]}: ${item.title}`))] : []),
  ]);
  const about = text(`Findings are matched with run ${number} by what they are about and where they occur.`);
  return [{ heading: `Since run ${number}`, blocks: [about, ...blocks] }];
}
