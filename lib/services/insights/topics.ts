import type { SaidLine } from "./facts";

/** How long a topic must be discussed to become a chapter. */
const ENOUGH_SECONDS = 45;
const ENOUGH_WORDS = 40;
const MOST_TOPICS = 20;

const wordCount = ({ text }: SaidLine): number => text.split(/\s+/).length;

/**
 * Cuts a conversation without a guide where the interviewer asks something new after enough was said. Short topics join
 * the one before, and in a very long conversation neighbors are merged until twenty remain.
 */
export function topicsOf(lines: readonly SaidLine[]): SaidLine[][] {
  const topics: SaidLine[][] = [];
  let words = 0;
  for (const line of lines) {
    const topic = topics.at(-1);
    const from = topic?.[0]?.startSeconds ?? 0;
    const long = (line.startSeconds ?? 0) - from >= ENOUGH_SECONDS && words >= ENOUGH_WORDS;
    const asks = line.role === "moderator" && /[?？]/.test(line.text);
    if (!topic || (asks && long)) {
      topics.push([line]);
      words = 0;
    } else topic.push(line);
    if (line.role === "participant") words += wordCount(line);
  }
  while (topics.length > MOST_TOPICS) {
    let at = 1;
    for (let i = 1; i < topics.length; i++) {
      const size = (topics[i]?.length ?? 0) + (topics[i - 1]?.length ?? 0);
      if (size < (topics[at]?.length ?? 0) + (topics[at - 1]?.length ?? 0)) at = i;
    }
    topics.splice(at - 1, 2, [...(topics[at - 1] ?? []), ...(topics[at] ?? [])]);
  }
  return topics;
}
