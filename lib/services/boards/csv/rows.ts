import { timecode } from "@/lib/core/time/timecode";
import type { BoardDetail } from "@/lib/services/boards/record";
import type { CardFinding, CardRecord } from "@/lib/services/cards/record";
import type { LaneRecord } from "@/lib/services/lanes/record";
import { type PassageRecord, passageUrl } from "@/lib/services/passages/record";
import { findingUrl } from "@/lib/services/swarm/record";
import type { Column } from "./columns";

export type Row = Record<Column, string>;

/** A row for every card, lane by lane, and one without an insight for an empty lane. */
export function* rowsOf({ lanes, cards }: BoardDetail, appUrl: string): Generator<Row> {
  const byId = new Map(cards.map((card) => [card.id, card]));
  for (const [at, lane] of lanes.entries()) {
    const laneCards = lane.cardIds.flatMap((id) => byId.get(id) ?? []);
    if (laneCards.length === 0) yield rowOf(null, lane, at + 1, 0, appUrl);
    for (const [place, card] of laneCards.entries()) yield rowOf(card, lane, at + 1, place + 1, appUrl);
  }
  const loose = cards.filter(({ laneId }) => laneId === null);
  for (const [place, card] of loose.entries()) yield rowOf(card, null, 0, place + 1, appUrl);
}

function rowOf(
  card: CardRecord | null,
  lane: LaneRecord | null,
  laneNumber: number,
  position: number,
  appUrl: string,
): Row {
  return {
    Lane: lane?.title ?? "",
    Position: position ? String(position) : "",
    Insight: card?.insight ?? "",
    Type: card?.type.join("\n") ?? "",
    Notes: card?.notes ?? "",
    Source: card?.source ?? "",
    Evidence: card ? evidenceLines(card, appUrl).join("\n") : "",
    Color: card?.color ?? "",
    "Lane color": lane?.color ?? "",
    "Lane number": laneNumber ? String(laneNumber) : "",
    "Evidence IDs": card ? evidenceIds(card).join(" ") : "",
  };
}

const evidenceIds = ({ evidence, findings }: CardRecord): string[] => [
  ...evidence.map(({ id }) => id),
  ...findings.map(({ findingId }) => findingId),
];

const evidenceLines = ({ evidence, findings }: CardRecord, appUrl: string): string[] => [
  ...evidence.map((passage) => quoteLine(passage, appUrl)),
  ...findings.map((finding) => findingLine(finding, appUrl)),
];

/** Nothing happens after pressing Pay — critical finding of AI agents — https://…/studies/std_…/findings/fnd_… */
function findingLine({ finding }: CardFinding, appUrl: string): string {
  if (!finding) return "A deleted finding from AI agents";
  const { title, severity } = finding;
  return [title, `${severity} finding from AI agents`, new URL(findingUrl(finding), appUrl).href].join(" — ");
}

/** “I left.” — Ana, 1:04 — interview.vtt — https://…/library/files/fil_…#s3 */
function quoteLine(passage: PassageRecord, appUrl: string): string {
  const { text, speaker, startSeconds, sourceName } = passage;
  const quote = text ? `“${text.replace(/\s+/g, " ")}”` : "(no words)";
  const who = [speaker, startSeconds === null ? null : timecode(startSeconds)].filter(Boolean).join(", ");
  const url = passageUrl(passage);
  const where = sourceName === speaker ? null : sourceName;
  return [quote, who, where, url && new URL(url, appUrl).href].filter(Boolean).join(" — ");
}
