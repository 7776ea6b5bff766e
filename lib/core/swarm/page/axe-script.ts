import type { AxeViolation } from "@/lib/core/swarm/types";
import { scriptOf } from "./script-of";

type Result = Omit<AxeViolation, "nodes"> & { nodes: { html: string; target: unknown[]; failureSummary?: string }[] };
type Axe = { run: (root: Document, options: object) => Promise<{ violations: Result[] }> };

const OPTIONS = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
  resultTypes: ["violations"],
  // Reported by the agents themselves, in the page's words.
  rules: Object.fromEntries(
    ["color-contrast", "target-size", "label", "select-name", "button-name", "link-name", "input-button-name"].map(
      (id) => [id, { enabled: false }],
    ),
  ),
};

async function audit(_: object, options: object): Promise<AxeViolation[]> {
  const { axe } = globalThis as unknown as { axe?: Axe };
  if (!axe) return [];
  const { violations } = await axe.run(document, options);
  return violations.slice(0, 20).map(({ id, impact, help, nodes }) => ({
    id,
    impact: impact ?? "moderate",
    help,
    nodes: nodes.slice(0, 5).map(({ html, target, failureSummary }) => ({
      html: html.slice(0, 300),
      target: target.join(" "),
      failure: (failureSummary ?? "").slice(0, 1_000),
    })),
  }));
}

/** Returns the current page's `AxeViolation[]`; axe-core's source must have run in the page before. */
export const axeScript = (): string => scriptOf(audit, {}, OPTIONS);
