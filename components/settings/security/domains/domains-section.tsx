import { Panel } from "@/components/ui/panel";
import { Section } from "@/components/ui/section";
import type { Domain } from "../shapes";
import { AddDomain } from "./add-domain";
import { DomainItem } from "./domain-item";

type Props = { domains: Domain[]; isAvailable: boolean };

/** The company's domains, by which its people are recognized. */
export const DomainsSection = ({ domains, isAvailable }: Props) => (
  <Section title="Domains">
    <p className="text-pretty text-muted-foreground">
      Prove a domain is yours with a DNS record. People with an address on it can then use single sign-on, and your
      provider can add them without an invitation.
    </p>
    <Panel className="divide-y">
      {domains.length > 0 && (
        <ul className="divide-y">
          {domains.map((domain) => (
            <DomainItem key={domain.id} domain={domain} isAvailable={isAvailable} />
          ))}
        </ul>
      )}
      {isAvailable && <AddDomain />}
    </Panel>
  </Section>
);
