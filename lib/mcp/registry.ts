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
export const tools: readonly Tool[] = [
  listStudies,
  getStudy,
  getStudyStatus,
  listSessions,
  getSession,
  getReadout,
  listReports,
  getReport,
  listSwarmRuns,
  listFindings,
  getFinding,
  search,
  searchEvidence,
  listLibraryFiles,
  getLibraryFile,
  askEva,
  createDraftStudy,
];
