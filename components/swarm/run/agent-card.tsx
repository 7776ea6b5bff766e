import { Badge } from "@/components/ui/badge";
import { PageLink } from "@/components/ui/links/page-link";
import { Panel } from "@/components/ui/panel";
import { counted } from "@/lib/core/text/counted";
import { dotted } from "@/lib/core/text/dotted";
import { typeset } from "@/lib/core/text/typeset";
import { Screenshot } from "../screenshot";
import type { Agent, RunDetail } from "../shapes";
import { isActive, OUTCOME_WORDS, RUN_WORDS } from "../words";

const NO_PICTURE: Partial<Record<Agent["status"], string>> = {
  queued: "Waiting for a free browser.",
  running: "No screenshot yet.",
};

const NOT_ENDED = {
  yet: { tone: "neutral", label: "To do" },
  "at all": { tone: "neutral", label: "Not tried" },
} as const;

type Props = { agent: Agent; plan: RunDetail["plan"]; href: string };

/** An agent's progress: its screenshot of the page, its latest steps, and the results of its tasks. */
export function AgentCard({ agent, plan, href }: Props) {
  const { label, tone } = RUN_WORDS[agent.status];
  const picture = agent.steps.findLast(({ screenshotUrl }) => screenshotUrl !== null);
  const numberOf = (taskId: string) => 1 + plan.tasks.findIndex(({ id }) => id === taskId);
  return (
    <Panel className="grid content-start">
      <header className="grid gap-1 border-b px-4 py-3">
        <div className="flex items-center justify-between gap-2">
          <h3 className="truncate font-semibold">
            {agent.number}. {agent.name}
          </h3>
          <Badge tone={tone} dot pulse={agent.status === "running"}>
            {label}
          </Badge>
        </div>
        <p className="text-muted-foreground text-sm min-[720px]:min-h-10">{agent.description}</p>
      </header>
      <div className="grid h-56 place-items-center overflow-hidden border-b bg-muted">
        {picture?.screenshotUrl ? (
          <Screenshot
            key={picture.index}
            url={picture.screenshotUrl}
            alt={`What agent ${agent.number} sees: ${picture.pageTitle || picture.pageUrl}`}
            className="h-full w-full object-contain object-top"
          />
        ) : (
          <p className="text-muted-foreground text-sm">{NO_PICTURE[agent.status] ?? "There’s no screenshot."}</p>
        )}
      </div>
      {agent.error && <p className="border-b px-4 py-2 text-danger text-sm">{typeset(agent.error)}</p>}
      <ul aria-label={`Tasks of agent ${agent.number}`} className="grid gap-1.5 border-b px-4 py-3 text-sm">
        {plan.tasks.map(({ id, text }, at) => {
          const ended = agent.outcomes.find(({ taskId }) => taskId === id);
          const { tone, label } = ended
            ? OUTCOME_WORDS[ended.outcome]
            : NOT_ENDED[isActive(agent.status) ? "yet" : "at all"];
          return (
            <li key={id} className="flex items-start gap-2">
              <span data-column className="w-16 shrink-0">
                <Badge tone={tone}>{label}</Badge>
              </span>
              <span className="wrap-anywhere min-w-0">
                <span className="text-muted-foreground tabular-nums">{at + 1}.</span> {text}
                {ended && (
                  <span className="block text-muted-foreground">
                    {dotted(counted(ended.steps, "step"), typeset(ended.reason))}
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {agent.steps.length > 0 && (
        <ol aria-label={`Latest steps of agent ${agent.number}`} className="wrap-anywhere grid gap-2 px-4 py-3 text-sm">
          {agent.steps.toReversed().map(({ index, taskId, action, thought, error }) => (
            <li key={index} className="grid gap-0.5">
              <span>
                <span className="text-muted-foreground tabular-nums">{numberOf(taskId)}.</span> The agent {action}.
              </span>
              {error && <span className="text-danger">{error}</span>}
              {thought && <span className="text-muted-foreground">“{thought}”</span>}
            </li>
          ))}
        </ol>
      )}
      {agent.stepCount > 0 && (
        <footer className="border-t px-4 py-2">
          <PageLink href={href} className="rounded-sm text-primary-text text-sm hover:underline">
            {agent.stepCount === 1 ? "Its step" : `All ${counted(agent.stepCount, "step")}`}
          </PageLink>
        </footer>
      )}
    </Panel>
  );
}
