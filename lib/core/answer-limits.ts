/**
 * A participant's answer. What a quick speaker says in ten minutes fits: a spoken answer is sent as its text, too.
 */
export const MAX_ANSWER_CHARACTERS = 20_000;

/** What is kept of a form while it is written: also an answer that has to be shortened before it can be sent. */
export const MAX_DRAFT_CHARACTERS = 100_000;

/** A screener's answers in free words. */
export const MAX_SCREENER_CHARACTERS = { textInput: 1_000, multiLineInput: 10_000 } as const;

/** How an answer came about is told up to here; a page that stays open for days must not make an answer unsendable. */
export const MAX_TYPED_MS = 86_400_000;
