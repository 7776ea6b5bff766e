import { Pager } from "@/components/ui/lists/pager";
import { Panel } from "@/components/ui/panel";
import { Section } from "@/components/ui/section";
import { EmptyState } from "@/components/ui/states/empty-state";
import type { Connection } from "@/lib/api/settings/connections";
import { ConnectionTable } from "./connection-table";

type Props = {
  connections: Connection[];
  nextCursor: string | null;
  isLaterPage: boolean;
  /** An admin sees everybody's. */
  ofAll: boolean;
};

export function ConnectionsSection({ connections, nextCursor, isLaterPage, ofAll }: Props) {
  return (
    <Section title="Connections">
      <Panel>
        {connections.length > 0 ? (
          <ConnectionTable connections={connections} />
        ) : (
          <EmptyState title="No connected apps">
            An app appears here once {ofAll ? "someone has" : "you have"} allowed it, with what it can do and when it
            was last used.
          </EmptyState>
        )}
      </Panel>
      <Pager
        href={nextCursor && `/settings/keys?connections=${encodeURIComponent(nextCursor)}`}
        backHref={isLaterPage ? "/settings/keys" : null}
      />
    </Section>
  );
}
