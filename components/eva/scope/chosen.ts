import type { Scope, Thread } from "../message-shape";

/** What a conversation is narrowed to, with the names that its chips show. */
export type Chosen = Pick<Thread["scope"], "project" | "studies" | "files">;

export const WHOLE_WORKSPACE: Chosen = { project: null, studies: [], files: [] };

export const scopeOf = ({ project, studies, files }: Chosen): Scope => ({
  ...(project && { projectId: project.id }),
  studyIds: studies.map(({ id }) => id),
  fileIds: files.map(({ id }) => id),
});
