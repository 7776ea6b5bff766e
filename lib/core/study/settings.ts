/** What else a study carries, as it is stored; null means that the product's own words are used. */
export type StudySettings = {
  consentText: string | null;
  /** Where a participant goes after the thanks: an http or https address. */
  redirectUrl: string | null;
  /** Whether participants may speak their answers; without a speech service they type all the same. */
  voice: boolean;
};

export const USUAL_SETTINGS: StudySettings = { consentText: null, redirectUrl: null, voice: true };
