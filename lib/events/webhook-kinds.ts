/** The kinds that a webhook of the v1 API may subscribe to. */
export const V1_KINDS = [
  "project.created",
  "project.updated",
  "project.deleted",
  "test.published",
  "test.response.submitted",
  "file.transcribed",
  "report.generated",
  "chat.completed",
  "engage.session.completed",
  "tag.created",
] as const;

/** The app offers three more. */
export const WEBHOOK_KINDS = [...V1_KINDS, "file.ready", "session.completed", "readout.ready"] as const;
export type WebhookKind = (typeof WEBHOOK_KINDS)[number];

/** Sent by a webhook's test; nothing can subscribe to it. */
export const TEST_KIND = "webhook.test";
