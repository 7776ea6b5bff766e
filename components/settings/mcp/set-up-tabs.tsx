"use client";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { CodeBlock } from "@/components/ui/copy/code-block";
import { TabPanel, Tabs } from "@/components/ui/links/tabs";
import { NumberedSteps } from "@/components/ui/lists/numbered-steps";
import { Callout } from "@/components/ui/states/callout";
import { type SetUp, setUps } from "./set-ups";

type Props = {
  address: string;
  /** The address is local to this computer, so that programs which call from their maker's servers can't reach it. */
  isLocal: boolean;
};

/** What to do in each known program, ready to copy. */
export function SetUpTabs({ address, isLocal }: Props) {
  const all = setUps(address);
  const [shown, setShown] = useState(all[0]?.id ?? "");
  return (
    <Tabs
      label="Your app"
      dense
      tabs={all.map(({ id, label }) => ({ value: id, label }))}
      value={shown}
      onChange={setShown}
    >
      {all.map((setUp) => (
        <TabPanel key={setUp.id} value={setUp.id}>
          <Steps setUp={setUp} isLocal={isLocal} />
        </TabPanel>
      ))}
    </Tabs>
  );
}

function Steps({ setUp: { label, hosted, install, steps, note }, isLocal }: { setUp: SetUp; isLocal: boolean }) {
  return (
    <div className="grid grid-cols-1 gap-4 pt-1">
      {hosted && isLocal && (
        <Callout tone="warning">
          {label} connects over the internet, but this Earshot is only reachable from this computer. Try an app that
          runs on this computer, such as Claude Code or Cursor.
        </Callout>
      )}
      {install && (
        <Button asChild className="justify-self-start">
          <a href={install}>
            <Plus /> Add to {label}
          </a>
        </Button>
      )}
      <NumberedSteps
        steps={steps.map(({ text, copy }) => ({
          text,
          detail: copy && <CodeBlock label={copy.label} code={copy.text} />,
        }))}
      />
      {note && <p className="text-pretty text-muted-foreground text-sm">{note}</p>}
    </div>
  );
}
