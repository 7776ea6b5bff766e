import type { Tool } from "./tool";
import { askEva } from "./tools/ask-eva";
import { createDraftStudy } from "./tools/create-draft-study";
import { getFinding } from "./tools/get-finding";
import { getLibraryFile } from "./tools/get-library-file";
import { getReadout } from "./tools/get-readout";
import { getReport } from "./tools/get-report";
import { getSession } from "./tools/get-session";
import { getStudy } from "./tools/get-study";
import { getStudyStatus } from "./tools/get-study-status";
import { listFindings } from "./tools/list-findings";
import { listLibraryFiles } from "./tools/list-library-files";
import { listReports } from "./tools/list-reports";
import { listSessions } from "./tools/list-sessions";
import { listStudies } from "./tools/list-studies";
import { listSwarmRuns } from "./tools/list-swarm-runs";
import { search } from "./tools/search";
import { searchEvidence } from "./tools/search-evidence";

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

const BY_NAME: Record<(typeof TOOL_NAMES)[number], Tool> = {
  list_studies: listStudies,
  get_study: getStudy,
  get_study_status: getStudyStatus,
  list_sessions: listSessions,
  get_session: getSession,
  get_readout: getReadout,
  list_reports: listReports,
  get_report: getReport,
  list_swarm_runs: listSwarmRuns,
  list_findings: listFindings,
  get_finding: getFinding,
  search,
  search_evidence: searchEvidence,
  list_library_files: listLibraryFiles,
  get_library_file: getLibraryFile,
  ask_eva: askEva,
  create_draft_study: createDraftStudy,
};

export const tools: readonly Tool[] = TOOL_NAMES.map((name) => BY_NAME[name]);
