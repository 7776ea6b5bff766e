type Range = { readonly min: number; readonly max: number };

/** The limits of a study's numbers, used by the surfaces' schemas and the editor alike. */
export const STUDY_LIMITS = {
  participants: { min: 1, max: 500 },
  rewardCents: { min: 500, max: 1_000_000 },
  durationMinutes: { min: 1, max: 240 },
  age: { min: 18, max: 100 },
} as const satisfies Record<string, Range>;

/** In characters: the research question of a study, and an option of a question that is asked. */
export const LONGEST_QUESTION = 1000;
export const LONGEST_OPTION = 300;

export const MOST_OPTIONS = 20;
export const MOST_SCREENER_QUESTIONS = 20;

/** How many people can be invited, and how many times offered, in one request. */
export const MOST_INVITATIONS_AT_ONCE = 200;
export const MOST_SLOTS_AT_ONCE = 200;

/** Whether the value is a whole number within the range, or absent. */
export const isWithin = (value: number | null, { min, max }: Range): boolean =>
  value === null || (Number.isInteger(value) && value >= min && value <= max);
