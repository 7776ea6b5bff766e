/** Which tool lists the ids of something that wasn't found. */
const LISTED_BY: Record<string, string> = {
  Study: "list_studies lists the studies of this workspace with their ids and slugs.",
  Session: "list_sessions lists the sessions of a study with their ids.",
  Report: "list_reports lists the reports of this workspace with their ids.",
  "Swarm run": "list_swarm_runs lists the Swarm runs of this workspace with their ids.",
  Finding: "list_findings lists the findings of a Swarm run with their ids.",
  File: "list_library_files lists the files of the library with their ids.",
  Project: "search with the type `project` finds the projects of this workspace by name.",
  Chat:
    "Without `thread` ask_eva begins a new chat. A chat that was said to be in the works appears when its answer is " +
    "ready: the same call a minute later finds it.",
};

/** A failure's message, with the tool that helps, if there is one. */
export function nextStep(message: string): string {
  const [, missing = ""] = /^(.+) not found\.$/.exec(message) ?? [];
  const step = LISTED_BY[missing];
  return step ? `${message} ${step}` : message;
}
