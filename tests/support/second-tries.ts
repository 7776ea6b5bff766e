import type { Reporter, TestCase } from "vitest/node";

/** Names the tests that passed only when they were tried again: each is a defect to mend. */
export default class SecondTries implements Reporter {
  private readonly names: string[] = [];

  onTestCaseResult(test: TestCase) {
    if (test.diagnostic()?.flaky) this.names.push(`${test.module.relativeModuleId} > ${test.fullName}`);
  }

  onTestRunEnd() {
    if (this.names.length === 0) return;
    process.stdout.write(
      `\nPassed at the second try only, to be mended:\n${this.names.map((name) => `  ${name}\n`).join("")}`,
    );
  }
}
