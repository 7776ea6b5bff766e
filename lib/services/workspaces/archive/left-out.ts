const COUNTERS = "Counters of limits, forgotten within minutes.";
const LINKS = "Secrets of links and apps; only their checksums are stored.";
const UNDO = "What undo needs, forgotten after a day.";
const SANDBOX = "The books of the sandbox that plays a payment service; what was paid is in charges.jsonl.";

/** Tables that aren't in a workspace's archive, each with the reason. */
export const LEFT_OUT: Record<string, string> = {
  archive_entry: "The list of an archive's own files, which is its manifest.",
  audit_head: "Where the chain of the audit log ends; it is the last entry's hash.",
  authorization_code: LINKS,
  authorization_request: LINKS,
  board_change: UNDO,
  doomed_card: "Numbers of cards that a payment service has yet to forget.",
  doomed_object: "Bytes that are being removed.",
  export: "Made from what is in the archive, and kept a day.",
  idempotency_key: "Answers to repeated requests, forgotten after a day.",
  mail: "Mails on their way, which hold links that sign people in.",
  oauth_minute: COUNTERS,
  oauth_token: LINKS,
  outbox_event: "What jobs and webhooks were told of changes; the changes are in the audit log.",
  participation_minute: COUNTERS,
  payment_event: "Numbers of messages of the payment service.",
  question_claim: "Who is having a model answer a question just now.",
  readout_edit: UNDO,
  request_log: "A line a request, without what was asked, for the page of usage; the sums are in the archive.",
  request_minute: COUNTERS,
  sandbox_card: SANDBOX,
  sandbox_checkout: SANDBOX,
  sandbox_event: SANDBOX,
  sandbox_payment: SANDBOX,
  scim_error: "What the identity provider asked for in vain lately.",
  scim_minute: COUNTERS,
  segment_embedding: "Numbers that are worked out from the transcripts.",
  sign_in_attempt: COUNTERS,
  sign_in_token: LINKS,
  sso_flow: LINKS,
  transcript_reading:
    "What a language model marked and scored in the transcripts: numbers that it would work out again.",
  upload: "Uploads that were begun; what was uploaded is a file.",
  user_session: LINKS,
  webhook_attempt: "Answers of receivers to webhooks, which are theirs.",
  webhook_delivery: "What was sent to webhooks: the same resources that are in the archive.",
  work_answer: "What a language model answered in work that goes on; what comes of it is in the archive.",
  workspace_archive: "This archive and those before it.",
  workspace_deletion: "Only there while the workspace is being deleted.",
};
