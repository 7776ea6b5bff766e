/** After this many lines of a group, what is spoken of is no longer what was asked. */
const ROUND = 16;
/** "But you bought the drone.", or a question: said to another of the group, and no answer to who asks them all. */
const TO_ANOTHER =
  /^(?:(?:but|no|yes|well|oh|and|aber|ja|nein|doch)(?!\p{L})[\s,]*)+(?:you|du|ihr|sie)(?!\p{L})|^[^.!?]*\?[\s"”“’']*$/iu;

/**
 * Counts which of somebody's lines since a question each is, from 1: in a group, all of them answer what they were
 * asked.
 */
export class AnswerCount {
  /** Lines of everybody since the question; infinite before the first, and where lines are missing. */
  since = Number.POSITIVE_INFINITY;
  readonly #spoken = new Map<string | null, number>();

  /** Whether what is said next may still answer the question. */
  get isOpen(): boolean {
    return this.since <= ROUND;
  }

  ask(): void {
    this.since = 0;
    this.#spoken.clear();
  }

  lose(): void {
    this.since = Number.POSITIVE_INFINITY;
  }

  say(speaker: string | null, text: string): number {
    this.since += 1;
    const nth = (this.#spoken.get(speaker) ?? 0) + 1;
    this.#spoken.set(speaker, nth);
    return !this.isOpen || TO_ANOTHER.test(text) ? this.since : nth;
  }
}
