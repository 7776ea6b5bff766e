import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Test files follow one another in a process, each with a database of its own. See docs/decisions/123. */
const withDatabase = {
  isolate: false,
  globalSetup: ["tests/support/run/bundle-setup.ts", "tests/support/run/global-setup.ts"],
  setupFiles: ["tests/support/run/no-network.ts", "tests/support/run/own-database.ts"],
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "") } },
  test: {
    // One a core, the one that starts them too: it waits, and so do tests on their database.
    maxWorkers: "100%",
    // A file is compiled once for all projects, and not at all in the next run.
    experimental: { fsModuleCache: true },
    // A busy machine may miss a moment. A test that needed its second try is named at the end, to be mended.
    retry: process.env.CI ? 1 : 0,
    env: { LOG_LEVEL: "silent", APP_SECRET: "a-secret-for-tests-of-32-characters-or-more" },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["tests/unit/**/*.test.{ts,tsx}"],
          isolate: false,
          globalSetup: "tests/support/run/bundle-setup.ts",
          testTimeout: 30_000,
          setupFiles: ["tests/support/run/no-network.ts"],
        },
      },
      {
        extends: true,
        test: {
          // One for the three folders: each project loads the app once per worker.
          name: "app",
          include: ["tests/{contract,services,api}/**/*.test.ts"],
          ...withDatabase,
        },
      },
    ],
  },
});
