import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { hasFfmpeg } from "@/lib/integrations/ffmpeg/ffmpeg";
import { withSettings } from "@/tests/support/settings";

let folder = "";
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A program of this shell script, run in its own folder. */
async function program(script: string): Promise<string> {
  folder = await mkdtemp(join(tmpdir(), "ffmpeg-"));
  const path = join(folder, "ffmpeg");
  await writeFile(path, `#!/bin/sh\ncd "${folder}"\n${script}\n`, { mode: 0o755 });
  return path;
}

test("a server that was too busy once to start ffmpeg has it the next time", async () => {
  const path = await program("[ -e busy ] && exit 0\ntouch busy\nkill -TERM $$");
  await withSettings({ FFMPEG_PATH: path }, async () => {
    expect([await hasFfmpeg(), await hasFfmpeg()]).toEqual([false, true]);
  });
});

test("what is there, is missing or is broken is known without starting it again", async () => {
  const path = await program("[ -e asked ] && exit 1\ntouch asked\nexit 0");
  await withSettings({ FFMPEG_PATH: path }, async () => {
    expect([await hasFfmpeg(), await hasFfmpeg()]).toEqual([true, true]);
  });
  await withSettings({ FFMPEG_PATH: join(folder, "nowhere") }, async () => {
    expect(await hasFfmpeg()).toBe(false);
    await writeFile(join(folder, "nowhere"), "#!/bin/sh\nexit 0\n", { mode: 0o755 });
    expect(await hasFfmpeg()).toBe(false);
  });
});
