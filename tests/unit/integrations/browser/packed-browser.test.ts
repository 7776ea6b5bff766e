import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";

/** A process that finds the browser and starts it at once, twice at the same time. */
const PROGRAM = `
  import { spawnSync } from "node:child_process";
  import { packedBrowser } from "./lib/integrations/browser/packed-browser";
  const paths = await Promise.all([packedBrowser(process.argv[1]), packedBrowser(process.argv[1])]);
  for (const path of paths) {
    const { error, stdout } = spawnSync(path, ["--version"], { encoding: "utf8" });
    console.log(error ? error.message : stdout.trim());
  }
  console.log("TMPDIR", process.env.TMPDIR);`;

test.runIf(process.platform === "linux" && process.arch === "x64")(
  "several processes that unpack the packed Chromium at once each start a complete one",
  { timeout: 120_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "earshot-packed-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const args = ["--import", "tsx", "--input-type=module", "--eval", PROGRAM, folder];
    const run = async (at: number) => {
      await new Promise((done) => setTimeout(done, at * 400));
      return text(
        spawn(process.execPath, args, { env: { ...process.env, TMPDIR: "/tmp" }, stdio: ["ignore", "pipe", "inherit"] })
          .stdout,
      );
    };
    const said = await Promise.all([0, 1].map(run));
    for (const lines of said)
      expect(lines.trim().split("\n")).toEqual([
        expect.stringMatching(/^(Headless)?Chrom/),
        expect.stringMatching(/^(Headless)?Chrom/),
        "TMPDIR /tmp",
      ]);
    expect(readdirSync(join(folder, "browser"))).toEqual(["unpacked"]);
  },
);
