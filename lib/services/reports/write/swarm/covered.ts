import type { SwarmAgentRecord, SwarmRunDetail } from "@/lib/services/swarm/record";
import type { SeenPage } from "@/lib/services/swarm/steps/list-pages";
import { type DraftSection, heading, list, plain, table, text } from "../draft";
import { OUTCOME_TITLES } from "./words";

const MOST_PAGES = 25;
const NOT_TRIED = "Not tried";

/** What the agents tried and saw, and what their run can't tell. */
export function covered(run: SwarmRunDetail, pages: readonly SeenPage[]): DraftSection[] {
  const { plan, agents } = run;
  const columns = ["Task", ...agents.map(({ number, name }) => `${number}. ${plain(name)}`)];
  const rows = plan.tasks.map((task) => [plain(task.text), ...agents.map((agent) => outcomeOf(agent, task.id))]);
  const shown = pages.slice(0, MOST_PAGES).map(({ url, title, agents: by }) => [plain(title), url, String(by)]);
  const more = pages.length - shown.length;
  const seen = [
    heading(2, "Pages that agents saw"),
    table(["Page", "Address", "Agents"], shown),
    ...(more > 0 ? [text(`And ${more} more.`)] : []),
  ];
  return [
    { heading: "What was covered", blocks: [table(columns, rows), ...(shown.length > 0 ? seen : [])] },
    { heading: "What was not covered", blocks: [list(notCovered(run))] },
  ];
}

const outcomeOf = ({ outcomes }: SwarmAgentRecord, taskId: string): string => {
  const found = outcomes.find((one) => one.taskId === taskId);
  return found ? OUTCOME_TITLES[found.outcome] : NOT_TRIED;
};

function notCovered({ plan, agents }: SwarmRunDetail): string[] {
  const outcomes = agents.flatMap((agent) => agent.outcomes);
  const undone = plan.tasks.filter(
    ({ id }) => !outcomes.some(({ taskId, outcome }) => taskId === id && outcome === "succeeded"),
  );
  const lost = agents.filter(({ status }) => status !== "done");
  return [
    ...undone.map(({ text: words }) => `No agent completed “${plain(words)}”: what comes after it was not seen.`),
    ...lost.map(({ number, name, error }) => `Agent ${number} (${plain(name)}) did not finish. ${plain(error ?? "")}`),
    "Pages outside these tasks, and anything inside frames from other sites.",
    "Payment: agents enter no card data and stop where it is asked for.",
    "What people expect, understand, and feel: only people can say.",
  ];
}
