import type { Reporter, TestCase } from "vitest/node";

/** Reports the tests that passed only when retried, with why they failed before: each is a defect to fix. */
export default class SecondTries implements Reporter {
  private readonly found: string[] = [];

  onTestCaseResult(test: TestCase) {
    if (!test.diagnostic()?.flaky) return;
    const [error] = test.result().errors ?? [];
    const place = error?.stacks?.find(({ file }) => file.includes("/tests/"));
    const [why = ""] = (error?.message ?? "").split("\n");
    this.found.push(
      `  ${test.module.relativeModuleId} > ${test.fullName}\n    ${why}${place ? ` (line ${place.line})` : ""}\n`,
    );
  }

  onTestRunEnd() {
    if (this.found.length === 0) return;
    process.stdout.write(`\nPassed at the second try only, to be mended:\n${this.found.join("")}`);
  }
}
