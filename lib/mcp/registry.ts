import type { Tool } from "./tool";
import { getSession } from "./tools/get-session";
import { getStudy } from "./tools/get-study";
import { getStudyStatus } from "./tools/get-study-status";
import { listSessions } from "./tools/list-sessions";
import { listStudies } from "./tools/list-studies";

/** The contract's tools, in the order in which they are always listed. */
const TOOL_NAMES = [
  "list_studies",
  "get_study",
  "get_study_status",
  "list_sessions",
  "get_session",
  "get_readout",
  "list_reports",
  "get_report",
  "list_swarm_runs",
  "list_findings",
  "get_finding",
  "search",
  "search_evidence",
  "list_library_files",
  "get_library_file",
  "ask_eva",
  "create_draft_study",
] as const;
type ToolName = (typeof TOOL_NAMES)[number];

const BY_NAME: Partial<Record<ToolName, Tool>> = {
  list_studies: listStudies,
  get_study: getStudy,
  get_study_status: getStudyStatus,
  list_sessions: listSessions,
  get_session: getSession,
};

export const tools: readonly Tool[] = TOOL_NAMES.flatMap((name) => BY_NAME[name] ?? []);
