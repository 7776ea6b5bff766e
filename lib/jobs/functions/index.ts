import { analyseSession } from "./analyse-session";
import { autoTag } from "./auto-tag";
import { cancelInterviews } from "./cancel-interviews";
import { closeDueStudies } from "./close-due-studies";
import { decideSubmissions } from "./decide-submissions";
import { deleteWorkspaces } from "./delete-workspaces";
import { deliverWebhooks } from "./deliver-webhooks";
import { drawWaveform } from "./draw-waveform";
import { dropForgottenPassages } from "./drop-forgotten-passages";
import { embedSegments } from "./embed-segments";
import { expireExports } from "./expire-exports";
import { hearAnswer } from "./hear-answer";
import { joinRecording } from "./join-recording";
import { makeArchive } from "./make-archive";
import { makeReadout } from "./make-readout";
import { makeReport } from "./make-report";
import { processFile } from "./process-file";
import { pruneConnections } from "./prune-connections";
import { pruneJobTables } from "./prune-job-tables";
import { prunePeople } from "./prune-people";
import { pruneRequests } from "./prune-requests";
import { recheckDomains } from "./recheck-domains";
import { reconcilePayments } from "./reconcile-payments";
import { remindInterviews } from "./remind-interviews";
import { remindInvited } from "./remind-invited";
import { removeObjects } from "./remove-objects";
import { runChat } from "./run-chat";
import { runExport } from "./run-export";
import { runSwarmAgent } from "./run-swarm-agent";
import { sealAuditLog } from "./seal-audit-log";
import { sendBulkMail } from "./send-bulk-mail";
import { sendInvitations } from "./send-invitations";
import { sendMail } from "./send-mail";
import { sentiment } from "./sentiment";
import { settleCharge } from "./settle-charge";
import { staleUploads } from "./stale-uploads";
import { syncRecruiting } from "./sync-recruiting";
import { transcribe } from "./transcribe";
import { watchWebhooks } from "./watch-webhooks";

/** Every job function: one file each, listed here once. */
export const functions = [
  analyseSession,
  autoTag,
  cancelInterviews,
  closeDueStudies,
  decideSubmissions,
  deleteWorkspaces,
  deliverWebhooks,
  drawWaveform,
  dropForgottenPassages,
  embedSegments,
  expireExports,
  hearAnswer,
  joinRecording,
  makeArchive,
  makeReadout,
  makeReport,
  processFile,
  pruneConnections,
  pruneJobTables,
  prunePeople,
  pruneRequests,
  recheckDomains,
  reconcilePayments,
  remindInterviews,
  remindInvited,
  removeObjects,
  runChat,
  runExport,
  runSwarmAgent,
  sealAuditLog,
  sendBulkMail,
  sendInvitations,
  sendMail,
  sentiment,
  settleCharge,
  staleUploads,
  syncRecruiting,
  transcribe,
  watchWebhooks,
];
