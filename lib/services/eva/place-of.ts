import type { Scope } from "@/lib/services/evidence/scope";

/** What an answer was looked for in, as `noAnswer` names it. */
export function placeOf({ projectId, fileIds, studyIds, sessionIds }: Scope) {
  if (fileIds || studyIds || sessionIds) return "chosen";
  return projectId === undefined ? "workspace" : "project";
}
