/** A study's other settings, as stored; null means the product's own wording. */
export type StudySettings = {
  consentText: string | null;
  /** Where participants go after the thanks page: an http or https URL. */
  redirectUrl: string | null;
  /** Whether participants may speak their answers; without a speech service they type anyway. */
  voice: boolean;
  /** Where participants' replies to our mails go; they see it. Studies from before it have none. */
  contactEmail?: string | null;
};

export const USUAL_SETTINGS: StudySettings = { consentText: null, redirectUrl: null, voice: true };
