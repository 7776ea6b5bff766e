import { Badge } from "@/components/ui/badge";
import { Panel } from "@/components/ui/panel";
import { Section } from "@/components/ui/section";
import { GroupNamesTable } from "../group-names-table";
import { GuideTabs } from "../guide-tabs";
import type { Addresses } from "../guides/guide";
import { More } from "../more";
import { NotYet } from "../not-yet";
import type { Scim } from "../shapes";
import { ErrorList } from "./error-list";
import { ProviderPanel } from "./provider-panel";
import { TurnOn } from "./turn-on";

/** The problems shown at first; the others are one press away. */
const SHOWN = 3;

/** SCIM: whether a provider manages people here, what it needs for that, and how it is going. */
export function ProvisioningSection({ scim, at, isNext }: { scim: Scim; at: Addresses; isNext: boolean }) {
  const { available, enabled, lastSyncAt, errors } = scim;
  return (
    <Section title="Provisioning" action={enabled && <State scim={scim} />}>
      <p className="text-pretty text-muted-foreground">
        With SCIM, your provider adds people, sets their roles by group, and deactivates them. Anyone deactivated loses
        access right away: they’re signed out, and their API keys and connected apps stop. What they made stays.
      </p>
      {enabled ? (
        <>
          <ProviderPanel scim={scim} />
          {errors.length > 0 && (
            <Panel>
              <h3 className="border-b px-4 py-3 font-medium">Latest problems</h3>
              <ErrorList errors={errors.slice(0, SHOWN)} />
              {errors.length > SHOWN && (
                <More title="Earlier problems" plain>
                  <ErrorList errors={errors.slice(SHOWN)} />
                </More>
              )}
            </Panel>
          )}
          <More title="Steps at your provider" open={lastSyncAt === null}>
            <GuideTabs part="scim" at={at} />
          </More>
          <More title="Groups and roles">
            <GroupNamesTable />
          </More>
        </>
      ) : (
        <NotYet title="Provisioning is off" action={available && <TurnOn scim={scim} isNext={isNext} />}>
          You manage people by hand under Members.
        </NotYet>
      )}
    </Section>
  );
}

function State({ scim: { available, lastSyncAt } }: { scim: Scim }) {
  if (!available)
    return (
      <Badge tone="warning" dot>
        Paused
      </Badge>
    );
  return (
    <Badge tone={lastSyncAt ? "settled" : "info"} dot>
      {lastSyncAt ? "Syncing" : "Waiting for the provider"}
    </Badge>
  );
}
