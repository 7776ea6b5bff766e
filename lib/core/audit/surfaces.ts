/** Where a change can come from, as the audit log names it. */
export const SURFACES = {
  app: "App",
  v1: "v1 API",
  api: "App API",
  mcp: "MCP",
  scim: "SCIM",
  oauth: "Connecting an app",
  participant: "Study link",
  job: "Background job",
} as const;

export type AuditSurface = keyof typeof SURFACES;
