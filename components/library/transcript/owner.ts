/** Whose transcript it is: a file's, or that of a study's session. */
export type Owner = {
  /** The file or session. */
  ownerId: string;
  studyId: string | null;
  /** The project whose tags it uses. */
  projectId: string | null;
  name: string;
  /** What its project is called, or would be. */
  home: string;
};
