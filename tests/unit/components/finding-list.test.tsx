import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FindingList } from "@/components/swarm/finding/finding-list";

type Findings = ComponentProps<typeof FindingList>["findings"];

test("a row says once how many agents met the finding, in its summary, and whether it is confirmed", () => {
  const findings: Findings = [
    {
      id: "fnd_1",
      runId: "run_1",
      studyId: "std_1",
      title: "The button “Save” does nothing",
      summary: "The agent pressed it, and nothing came of it. Affected 2 of 3 agents: Everyday user, Keyboard user.",
      severity: "serious",
      verdict: "confirmed",
      agentCount: 2,
      evidenceFrom: "ai_agents",
      createdAt: "2026-03-04T05:06:07.000Z",
    },
  ];
  const row = renderToStaticMarkup(<FindingList findings={findings} added={new Set()} />);
  expect(row).toContain("2 of 3 agents");
  expect(row.match(/agents\b/g)).toHaveLength(1);
  expect(row).toContain("Confirmed: found more than once");
});
