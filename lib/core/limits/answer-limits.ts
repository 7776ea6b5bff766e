/** Of a participant's answer. Enough for ten minutes of fast speech, since a spoken answer is sent as text too. */
export const MAX_ANSWER_CHARACTERS = 20_000;

/** Of a form's saved draft, which may contain an answer that still has to be shortened. */
export const MAX_DRAFT_CHARACTERS = 100_000;

/** Of a screener's free-text answers. */
export const MAX_SCREENER_CHARACTERS = { textInput: 1_000, multiLineInput: 10_000 } as const;

/** Typing time is capped, because a page left open for days must not make an answer unsendable. */
export const MAX_TYPED_MS = 86_400_000;
