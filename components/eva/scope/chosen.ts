import type { Scope, Thread } from "../message-shape";

/** What a conversation is narrowed to, with the names that its chips show. */
export type Chosen = Pick<Thread["scope"], "project" | "studies" | "files">;

export const WHOLE_WORKSPACE: Chosen = { project: null, studies: [], files: [] };

export const scopeOf = ({ project, studies, files }: Chosen): Scope => ({
  ...(project && { projectId: project.id }),
  studyIds: studies.map(({ id }) => id),
  fileIds: files.map(({ id }) => id),
});

/** One study or one file has an opening of its own; several have that of the whole which holds them. */
export function openingQuery({ projectId, studyIds = [], fileIds = [] }: Scope) {
  const one = studyIds.length + fileIds.length === 1;
  return { projectId, ...(one && { studyId: studyIds[0], fileId: fileIds[0] }) };
}
