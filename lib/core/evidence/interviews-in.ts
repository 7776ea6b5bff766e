type Turn = { speaker: string | null; text: string };

/** Share of the answers that are to questions which others were asked, too. */
const ALIKE = 0.5;

/**
 * Whether a transcript is of several interviews, one after another, rather than of one conversation: a table of answers
 * to a form, or a recording in which one person after another is asked the same. Everybody speaks in one stretch,
 * begins after a question, and mostly answers what somebody else was asked as well.
 */
export function isOfInterviews(turns: readonly Turn[], moderators: ReadonlySet<string | null>): boolean {
  const askedOf = new Map<string, Set<string | null>>();
  const answered: string[] = [];
  const spoken = new Set<string | null>();
  let speaking: string | null | undefined;
  let question: string | null = null;
  for (const { speaker, text } of turns) {
    if (moderators.has(speaker)) {
      question = text;
      continue;
    }
    if (speaker !== speaking && (question === null || spoken.has(speaker))) return false;
    speaking = speaker;
    spoken.add(speaker);
    if (question === null) continue;
    askedOf.set(question, (askedOf.get(question) ?? new Set()).add(speaker));
    answered.push(question);
    question = null;
  }
  const alike = answered.filter((each) => (askedOf.get(each)?.size ?? 0) > 1).length;
  return spoken.size > 1 && alike >= answered.length * ALIKE;
}

/** In a group of so many, each is asked what all are asked; a couple answers as one. */
const FEWEST_OF_GROUP = 3;
const FEWEST_TURNS = 2;

/** Whether several people are asked together, as in a focus group. */
export function isOfGroup(turns: readonly Turn[], moderators: ReadonlySet<string | null>): boolean {
  if (moderators.size === 0) return false;
  const spoken = new Map<string | null, number>();
  for (const { speaker } of turns) if (!moderators.has(speaker)) spoken.set(speaker, (spoken.get(speaker) ?? 0) + 1);
  return [...spoken.values()].filter((count) => count >= FEWEST_TURNS).length >= FEWEST_OF_GROUP;
}

/** A key of whose interview in a transcript a line belongs to, if it is of several. */
export const interviewIn = (ownerId: string, speaker: string | null): string => `${ownerId}:${speaker ?? ""}`;
