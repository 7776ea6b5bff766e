type Range = { readonly min: number; readonly max: number };

/** What a study's numbers may be. The schemas of the surfaces and the editor both go by these. */
export const STUDY_LIMITS = {
  participants: { min: 1, max: 500 },
  rewardCents: { min: 500, max: 1_000_000 },
  durationMinutes: { min: 1, max: 240 },
  age: { min: 18, max: 100 },
} as const satisfies Record<string, Range>;

/** In characters. */
export const LONGEST_OPTION = 300;

/** Whether the value is a whole number within the range; one that is left open is. */
export const isWithin = (value: number | null, { min, max }: Range): boolean =>
  value === null || (Number.isInteger(value) && value >= min && value <= max);
