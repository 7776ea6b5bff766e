import { onTestFinished, vi } from "vitest";
import { forgetSettings } from "@/tests/support/settings";

function anew() {
  vi.resetModules();
  forgetSettings();
}

/**
 * From here to the end of the test, modules are imported anew, as a process with these settings would load them; what
 * was made with them serves neither the next test nor the next file of this process.
 */
export function asLoadedWith(settings: Record<string, string>): void {
  onTestFinished(() => {
    vi.unstubAllEnvs();
    anew();
  });
  anew();
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
}
