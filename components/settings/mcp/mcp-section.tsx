import { CopyButton } from "@/components/ui/copy/copy-button";
import { Panel } from "@/components/ui/panel";
import { Section } from "@/components/ui/section";
import { Callout } from "@/components/ui/states/callout";
import { LOOPBACK } from "@/lib/core/oauth/redirect-uri";
import { SeePlans } from "../see-plans";
import { SetUpTabs } from "./set-up-tabs";

type Props = { address: string; mayDraft: boolean };

/** The address of the MCP server, and how to set up each program. */
export function McpSection({ address, mayDraft }: Props) {
  return (
    <Section title="Connect an app">
      <p className="text-pretty text-muted-foreground">
        Claude, ChatGPT, Cursor, and others can read your studies, search what people said, and ask Eva over MCP. They
        sign in as you and never launch a study, spend money, or invite anyone.{" "}
        {!mayDraft &&
          "As an observer, you can connect apps that read. Letting them draft studies needs a member or admin."}
      </p>
      <Panel className="grid grid-cols-1 gap-4 p-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <span className="w-full text-muted-foreground text-sm pair:w-auto">MCP server</span>
          <code className="wrap-anywhere min-w-44 flex-1 select-all font-mono text-sm">{address}</code>
          <CopyButton text={address} label="Copy address" />
        </div>
        <SetUpTabs address={address} isLocal={LOOPBACK.has(new URL(address).hostname)} />
      </Panel>
    </Section>
  );
}

/** Replaces the setup on Free. */
export function McpNeedsPlan({ mayUpgrade }: { mayUpgrade: boolean }) {
  return (
    <Callout tone="info" title="Keys and MCP need a paid plan">
      The API and MCP are part of the Pro, Team, and Scale plans. This workspace is on Free.{" "}
      <SeePlans mayUpgrade={mayUpgrade} />
    </Callout>
  );
}
