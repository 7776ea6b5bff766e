import { Panel } from "@/components/ui/panel";
import { Section } from "@/components/ui/section";
import type { Step } from "../next-step";
import type { Domain } from "../shapes";
import { AddDomain } from "./add-domain";
import { DomainItem } from "./domain-item";

type Props = { domains: Domain[]; isAvailable: boolean; next: Step | null };

/** The company's domains, by which its people are recognized. */
export const DomainsSection = ({ domains, isAvailable, next }: Props) => (
  <Section title="Domains">
    <p className="text-pretty text-muted-foreground">
      Prove a domain is yours with a DNS record. People with an address on it can then use single sign-on, and your
      provider can add them without an invitation.
    </p>
    <Panel className="divide-y">
      {domains.length > 0 && (
        <ul className="divide-y">
          {domains.map((domain, at) => (
            <DomainItem
              key={domain.id}
              domain={domain}
              isAvailable={isAvailable}
              isNext={next === "check" && at === 0}
            />
          ))}
        </ul>
      )}
      {isAvailable && <AddDomain isNext={next === "domain"} />}
    </Panel>
  </Section>
);
