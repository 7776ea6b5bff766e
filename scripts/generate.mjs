// npm run generate: generates the Prisma client. The command tries to download an engine that it doesn't need for this,
// unless it is pointed to an existing file instead.
import { spawnSync } from "node:child_process";

const { status } = spawnSync(process.execPath, ["node_modules/prisma/build/index.js", "generate", "--no-hints"], {
  stdio: "inherit",
  env: {
    ...process.env,
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    CHECKPOINT_DISABLE: "1",
    PRISMA_HIDE_UPDATE_MESSAGE: "1",
  },
});
process.exit(status ?? 1);
