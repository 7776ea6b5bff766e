import type { Bench } from "./bench";

export const BENCHES: Record<string, () => Promise<Bench>> = {
  audit: async () => (await import("./audit/audit")).audit,
  eva: async () => (await import("./eva")).eva,
  evidence: async () => (await import("./evidence")).evidence,
  http: async () => (await import("./http")).http,
  mcp: async () => (await import("./mcp")).mcp,
  "open-file": async () => (await import("./open-file/open-file")).openFile,
  participants: async () => (await import("./participants")).participants,
  readout: async () => (await import("./readout")).readout,
  scim: async () => (await import("./scim/scim")).scim,
  "session-finish": async () => (await import("./session-finish")).sessionFinish,
  tags: async () => (await import("./tags")).tags,
  transcripts: async () => (await import("./transcripts")).transcripts,
  webhooks: async () => (await import("./webhooks/webhooks")).webhooks,
  "workspace-data": async () => (await import("./workspace-data/workspace-data")).workspaceData,
};
