/** The registry of the v1 API: one line a resource. Documents, contract tests and the reference page read it. */
export * as chat from "./chat";
export * as engage from "./engage";
export * as engageAudience from "./engage-audience";
export * as engageInvitations from "./engage-invitations";
export * as engageScreener from "./engage-screener";
export * as files from "./files";
export * as jobs from "./jobs";
export * as me from "./me";
export * as projects from "./projects";
export * as responses from "./responses";
export * as sessions from "./sessions";
export * as tests from "./tests";
export * as usage from "./usage";
export * as webhookDeliveries from "./webhook-deliveries";
export * as webhooks from "./webhooks";
