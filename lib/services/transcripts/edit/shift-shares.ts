import { type SpeakerShare, speakerShares } from "@/lib/services/evidence/speaker-shares";

type Spoken = { speaker: string | null; text: string };

/** The speakers' shares after some lines changed; reading the whole transcript on every edit would cost too much. */
export function shiftShares(
  shares: readonly SpeakerShare[],
  before: readonly Spoken[],
  after: readonly Spoken[],
): SpeakerShare[] {
  const totals = new Map(shares.map((share) => [share.name, { ...share }]));
  for (const gone of speakerShares(before)) add(totals, gone, -1);
  for (const come of speakerShares(after)) add(totals, come, 1);
  return [...totals.values()].filter(({ segments }) => segments > 0);
}

/** Merges the second name's share into the first's. */
export function mergeShares(shares: readonly SpeakerShare[], from: string | null, to: string | null): SpeakerShare[] {
  const totals = new Map<string | null, SpeakerShare>();
  for (const share of shares) add(totals, { ...share, name: share.name === from ? to : share.name }, 1);
  return [...totals.values()];
}

function add(totals: Map<string | null, SpeakerShare>, share: SpeakerShare, sign: 1 | -1): void {
  const known = totals.get(share.name) ?? { name: share.name, segments: 0, questions: 0, words: 0 };
  totals.set(share.name, {
    name: share.name,
    segments: known.segments + sign * share.segments,
    questions: known.questions + sign * share.questions,
    words: known.words + sign * share.words,
  });
}
