/** Whose transcript it is: a file, or a session of a study. */
export type Owner = {
  /** The file or the session. */
  ownerId: string;
  studyId: string | null;
  /** Whose tags it takes. */
  projectId: string | null;
  name: string;
};
