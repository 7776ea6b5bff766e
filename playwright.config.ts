import { defineConfig, devices } from "@playwright/test";
import { freePort } from "./scripts/setup/free-port.mjs";
import { browserPath } from "./tests/support/run/browser-path";

/** This file is read again by each worker; they inherit what the first reading chose. */
process.env.E2E_PORT ??= String(await freePort());
/** Where a test may answer for the name servers that the app asks. */
process.env.E2E_DNS_PORT ??= String(await freePort());
process.env.E2E_BROWSER ??= await browserPath();

const url = `http://localhost:${process.env.E2E_PORT}`;
const sandboxFlags = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"];
const quietFlags = ["--disable-background-networking", "--disable-component-update"];
const mediaFlags = ["--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream"];

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  // A busy machine may miss a moment. A test that needed its second try is named as flaky, to be mended.
  retries: process.env.CI ? 1 : 0,
  // More than three times what the longest takes on two busy cores: a machine of CI may be that much slower.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    ...devices["Desktop Chrome"],
    baseURL: url,
    // Something to press that never comes fails soon, rather than when the whole test has taken too long.
    actionTimeout: 120_000,
    // What moves would be waited for at every click; `journey.spec.ts` sees the app move.
    contextOptions: { reducedMotion: "reduce" },
    // A trace notes every step with a picture of the page, which slows all tests by a tenth for the sake of the few that
    // fail: `--trace on` makes one of those.
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.E2E_BROWSER,
      args: [...sandboxFlags, ...quietFlags, ...mediaFlags],
    },
  },
  webServer: {
    command: "exec node --import tsx tests/support/run/serve-for-browser.ts",
    url: `${url}/healthz`,
    timeout: 300_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 40_000 },
    stdout: "ignore",
    stderr: "pipe",
  },
});
