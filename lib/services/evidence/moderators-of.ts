import type { SpeakerShare } from "./speaker-shares";

const ASKING_TITLE = /\b(moderator|interviewer|researcher|facilitator|moderation|interviewerin|moderatorin)\b/i;

/**
 * Between the share of questions in what moderators say (0.65 to 0.82) and participants say (0.04 to 0.21) in the demo.
 */
const ASKS_OFTEN = 0.3;
/** Of the share of whoever asks most. */
const NEARLY_AS_OFTEN = 0.6;

/** Who a call is with, and who takes it: what they say is what the company says. */
const CUSTOMER = /\b(customer|caller|client|prospect|buyer|kund(?:e|in)|anrufer(?:in)?|interessent(?:in)?)\b/i;
const STAFF =
  /\b(agent|rep|representative|support|csm|sales|advis[eo]r|operator|account (?:manager|executive)|success manager|hotline|berater(?:in)?|service)\b/i;

/**
 * Who asks the questions in a transcript: speakers named so, whoever takes a customer's call, or else those who ask far
 * more than the others. Their words are context, never evidence.
 */
export function moderatorsOf(speakers: readonly SpeakerShare[]): Set<string | null> {
  const titled = speakers.filter(({ name }) => name !== null && ASKING_TITLE.test(name));
  if (titled.length > 0) return new Set(titled.map(({ name }) => name));
  // "Customer support" is staff.
  const staff = new Set(speakers.map(({ name }) => name).filter((name) => name !== null && STAFF.test(name)));
  if (staff.size > 0 && speakers.some(({ name }) => name !== null && CUSTOMER.test(name) && !staff.has(name)))
    return staff;
  const asks = ({ questions, segments }: SpeakerShare) =>
    questions === segments || (segments >= 3 && questions / segments >= ASKS_OFTEN);
  const asking = speakers.filter(asks);
  if (asking.length === 0) return onlyAsking(speakers);
  if (asking.length < speakers.length) return new Set(asking.map(({ name }) => name));
  // Somebody who thinks aloud ("Is it fair? It is.") asks often in a short talk, but far less than who asks them.
  const most = Math.max(...speakers.map(shareOf));
  const [first, second] = speakers.filter((speaker) => shareOf(speaker) > most * NEARLY_AS_OFTEN);
  return new Set(speakers.length > 1 && first && !second ? [first.name] : []);
}

/** In a talk of a few turns, "Thanks for coming." counts as much as a question: then, who alone asks anything. */
function onlyAsking(speakers: readonly SpeakerShare[]): Set<string | null> {
  const [first, second] = speakers.filter(({ questions }) => questions > 0);
  return new Set(speakers.length > 1 && first && !second && shareOf(first) >= HALF ? [first.name] : []);
}
const HALF = 0.5;

const shareOf = ({ questions, segments }: SpeakerShare): number => questions / Math.max(1, segments);
