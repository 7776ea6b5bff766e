import type { Scope, Thread } from "../message-shape";

/** What a conversation is limited to, with the names its chips show. */
export type Chosen = Pick<Thread["scope"], "project" | "studies" | "files">;

export const WHOLE_WORKSPACE: Chosen = { project: null, studies: [], files: [] };

export const scopeOf = ({ project, studies, files }: Chosen): Scope => ({
  ...(project && { projectId: project.id }),
  studyIds: studies.map(({ id }) => id),
  fileIds: files.map(({ id }) => id),
});

/** A single study or file has its own opening; for several, it is that of the whole they belong to. */
export function openingQuery({ projectId, studyIds = [], fileIds = [] }: Scope) {
  const one = studyIds.length + fileIds.length === 1;
  return { projectId, ...(one && { studyId: studyIds[0], fileId: fileIds[0] }) };
}
