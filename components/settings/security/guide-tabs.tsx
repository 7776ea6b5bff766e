"use client";
import { useState } from "react";
import { CodeBlock } from "@/components/ui/copy/code-block";
import { CopyRows } from "@/components/ui/copy/copy-rows";
import { TabPanel, Tabs } from "@/components/ui/links/tabs";
import { NumberedSteps } from "@/components/ui/lists/numbered-steps";
import type { Addresses, Step } from "./guides/guide";
import { GUIDES } from "./guides/guides";

type Props = { part: "oidc" | "saml" | "scim"; at: Addresses };

/** What to do at each of the common providers, with this installation's addresses filled in. */
export function GuideTabs({ part, at }: Props) {
  const [shown, setShown] = useState(GUIDES[0]?.id ?? "");
  const tabs = GUIDES.map(({ id, label }) => ({ value: id, label }));
  return (
    <Tabs label="Your provider" dense tabs={tabs} value={shown} onChange={setShown}>
      {GUIDES.map((guide) => (
        <TabPanel key={guide.id} value={guide.id}>
          <div className="grid grid-cols-1 gap-4 pt-1">
            <NumberedSteps steps={guide[part](at).map(shownStep)} />
            {part === "scim" && guide.scimNote && (
              <p className="text-pretty text-muted-foreground text-sm">{guide.scimNote}</p>
            )}
          </div>
        </TabPanel>
      ))}
    </Tabs>
  );
}

const isLong = ({ text }: { text: string }) => text.includes("\n");

function shownStep({ text, copy = [] }: Step) {
  const rows = copy.filter((one) => !isLong(one));
  const detail = copy.length > 0 && (
    <>
      {rows.length > 0 && <CopyRows rows={rows} />}
      {copy.filter(isLong).map((one) => (
        <CodeBlock key={one.label} label={one.label} code={one.text} />
      ))}
    </>
  );
  return { text, detail };
}
