/**
 * How people say, in one language, what isn't an answer. Patterns are of plain text: lower case, without punctuation
 * but `?` and `'`, Arabic letters in their simplest form and Japanese without spaces.
 */
export type Readings = {
  /** What may stand before or after a wish to stop, a refusal or not knowing without changing it: whole words. */
  softly: string;
  /** The same, said to somebody: it shows that the wish is meant for now. */
  politely: string;
  /** Having to go, as the whole text or followed by the reason. */
  leaving: readonly string[];
  /** Any other wish to end the conversation, as the whole text; so are the next three. */
  stops: readonly string[];
  /** A wish to skip the question or to leave it at that, for whatever reason: it is private, or was said before. */
  refused: readonly string[];
  /** Not knowing, or having nothing to say. */
  unsure: readonly string[];
  /** Not having understood the question, said rather than asked. */
  lost: readonly string[];
  /** Questions to the moderator, as part of a text that only asks. */
  asks: Readonly<Record<"identity" | "privacy" | "repeat" | "left" | "clarify", readonly string[]>>;
  /** Words addressed to the system rather than the question, anywhere. */
  tampering: readonly string[];
};
