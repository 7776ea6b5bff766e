const PREFIX = "earshot.part.";

/** The participant's own token in this browser, by study, so that the study's link leads back to where they were. */
export const rememberToken = {
  get(studyKey: string): string | null {
    try {
      return localStorage.getItem(PREFIX + studyKey);
    } catch {
      return null;
    }
  },
  set(studyKey: string, token: string): void {
    try {
      localStorage.setItem(PREFIX + studyKey, token);
    } catch {
      // The address still has it.
    }
  },
};
