"use client";
import { useState } from "react";
import { CodeBlock } from "@/components/ui/copy/code-block";
import { TabPanel, Tabs } from "@/components/ui/links/tabs";
import { snippetsOf } from "./snippets";

/** How a receiver tells our requests from others, ready to copy. */
export function VerifySnippets({ url }: { url: string }) {
  const snippets = snippetsOf(url);
  const [shown, setShown] = useState<string>("typescript");
  return (
    <Tabs
      label="Language"
      tabs={snippets.map(({ value, label }) => ({ value, label }))}
      value={shown}
      onChange={setShown}
      dense
    >
      {snippets.map(({ value, file, code }) => (
        <TabPanel key={value} value={value}>
          <CodeBlock label={file} code={code} />
        </TabPanel>
      ))}
    </Tabs>
  );
}
