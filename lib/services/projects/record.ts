/** A project as every surface sees it. */
export type ProjectRecord = {
  id: string;
  name: string | null;
  description: string | null;
  status: string;
  language: string | null;
  isSample: boolean;
  /** ISO 8601, UTC, with milliseconds. */
  createdAt: string;
  updatedAt: string;
  fileCount: number;
  /** The kinds of studies in it. */
  types: string[];
  createdBy: { id: string; name: string | null; email: string } | null;
};

/** What a person may set; an absent field stays as it is. */
export type ProjectFields = { name?: string; description?: string; language?: string };

/** The project as its events carry it. */
export const snapshotOf = ({
  createdBy: _createdBy,
  fileCount: _fileCount,
  types: _types,
  ...project
}: ProjectRecord) => project;
