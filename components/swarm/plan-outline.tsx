import { Panel } from "@/components/ui/panel";
import { Section } from "@/components/ui/section";
import type { SwarmPlan } from "@/lib/core/study/swarm-plan";
import { PERSONAS } from "./persona-words";

/** What the agents should do, for reading. */
export function PlanOutline({ plan }: { plan: SwarmPlan }) {
  return (
    <>
      <Section title="Site">
        <Panel className="wrap-anywhere px-4 py-3">{plan.targetUrl || "Not named yet."}</Panel>
      </Section>
      <Section title="Tasks">
        <Panel>
          <ol className="wrap-anywhere divide-y">
            {plan.tasks.map(({ id, text, success }, at) => (
              <li key={id} className="grid gap-0.5 px-4 py-3">
                <span className="font-medium">
                  {at + 1}. {text || "Not written yet."}
                </span>
                <span className="text-muted-foreground text-sm">
                  Done when{" "}
                  {success
                    .map(({ kind, value }) =>
                      kind === "text" ? `the page says “${value}”` : `the URL contains “${value}”`,
                    )
                    .join(" and ") || "(not set yet)"}
                  .
                </span>
              </li>
            ))}
          </ol>
        </Panel>
      </Section>
      <Section title="Agents">
        <Panel>
          <ul className="divide-y">
            {plan.personas.map(({ id, preset, name }) => {
              const known = PERSONAS.find((one) => one.preset === preset);
              return (
                <li key={id} className="grid gap-0.5 px-4 py-3">
                  <span className="font-medium">{name ?? known?.name}</span>
                  <span className="text-muted-foreground text-sm">{known?.description}</span>
                </li>
              );
            })}
          </ul>
        </Panel>
      </Section>
    </>
  );
}
