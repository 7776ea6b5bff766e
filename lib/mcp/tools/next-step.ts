/** Which tool lists the ids of something that wasn't found. */
const LISTED_BY: Record<string, string> = {
  Study: "list_studies returns this workspace's studies with their ids and slugs.",
  Session: "list_sessions returns a study's sessions with their ids.",
  Report: "list_reports returns this workspace's reports with their ids.",
  "Swarm run": "list_swarm_runs returns this workspace's Swarm runs with their ids.",
  Finding: "list_findings returns a Swarm run's findings with their ids.",
  File: "list_library_files returns the library's files with their ids.",
  Project: "search with the type `project` finds this workspace's projects by name.",
  Chat:
    "Without `thread`, ask_eva starts a new chat. A chat whose answer was still being worked on appears " +
    "when the answer is ready: make the same call again in a minute.",
};

/** A failure's message, with the tool that helps, if there is one. */
export function nextStep(message: string): string {
  const [, missing = ""] = /^(.+) not found\.$/.exec(message) ?? [];
  const step = LISTED_BY[missing];
  return step ? `${message} ${step}` : message;
}
