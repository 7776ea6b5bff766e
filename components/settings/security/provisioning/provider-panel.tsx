import { CopyRows } from "@/components/ui/copy/copy-rows";
import { KeyValue } from "@/components/ui/lists/key-value";
import { Panel } from "@/components/ui/panel";
import { RelativeTime } from "@/components/ui/text/relative-time";
import { counted } from "@/lib/core/text/counted";
import type { Scim } from "../shapes";
import { ProviderForm } from "./provider-form";
import { RegenerateToken } from "./regenerate-token";
import { TurnOff } from "./turn-off";

/** What a connected provider uses, its name, and when it was last heard from. */
export function ProviderPanel({ scim }: { scim: Scim }) {
  const { baseUrl, tokenLast4, tokenCreatedAt, lastSyncAt, counts } = scim;
  const provider = scim.providerName ?? "the provider";
  return (
    <Panel className="divide-y">
      <div className="grid grid-cols-1 gap-4 p-4">
        <KeyValue
          rows={[
            { label: "Last call", value: lastSyncAt ? <RelativeTime iso={lastSyncAt} /> : "None yet" },
            {
              label: "Manages",
              value:
                counts.people + counts.groups === 0
                  ? "Nobody yet"
                  : `${counted(counts.people, "person", "people")} and ${counted(counts.groups, "role group")}`,
            },
          ]}
        />
        <CopyRows rows={[{ label: "Base URL", text: baseUrl }]} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-muted-foreground text-sm">
            Token <code className="font-mono text-foreground text-xs">ear_scim_…{tokenLast4}</code>
            {tokenCreatedAt && (
              <>
                , created <RelativeTime iso={tokenCreatedAt} />
              </>
            )}
          </p>
          <RegenerateToken baseUrl={baseUrl} provider={provider} />
        </div>
      </div>
      <div className="p-4">
        <ProviderForm key={scim.providerName} providerName={scim.providerName} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 bg-background px-4 py-2.5">
        <p className="text-muted-foreground text-sm">Turning it off stops the token. Nobody loses access.</p>
        <TurnOff provider={provider} />
      </div>
    </Panel>
  );
}
