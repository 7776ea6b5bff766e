import { spawnSync } from "node:child_process";
import type { Bench } from "./bench";

/** `npm run bench [word]` runs those whose name contains the word. */
const BENCHES: Record<string, () => Promise<Bench>> = {
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

process.env.LOG_LEVEL ??= "silent";
process.env.APP_SECRET ??= "a-secret-for-benches-of-32-characters-or-more";
const word = process.argv[2] ?? "";
const alone = BENCHES[word];
if (alone) {
  const { name, run } = await alone();
  console.log(name);
  for (const line of await run()) console.log(`  ${line}`);
  process.exit(0);
}
// Each has its own process, and so its own settings and database.
for (const name of Object.keys(BENCHES).filter((one) => one.includes(word)))
  spawnSync(process.execPath, ["--import", "tsx", import.meta.filename, name], { stdio: "inherit" });
