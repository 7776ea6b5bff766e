"use client";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import type { Destination } from "./destination";

type Props = { approved: boolean; clientName: string; redirectTo: string; destination: Destination };

/** After the decision. The browser is being redirected; the link is for when nothing opens, as with custom schemes. */
export function Decided({ approved, clientName, redirectTo, destination: { kind, host } }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const goesOn = kind === "program" ? `${clientName} is opening` : `You’re going back to ${host}`;
  return (
    <>
      <header className="grid gap-2">
        <h1 ref={heading} tabIndex={-1} className="wrap-anywhere text-xl outline-none">
          {approved ? "Connected" : "Not connected"}
        </h1>
        <p className="wrap-anywhere text-pretty text-muted-foreground">
          {approved ? `${goesOn} to finish.` : `Nothing was shared. ${goesOn}. It will be told that you declined.`}{" "}
          {kind === "program" && "You can close this page."}
        </p>
      </header>
      <footer>
        <Button asChild tone={approved ? "primary" : "secondary"} size="large">
          <a href={redirectTo} className="max-w-full">
            <span className="truncate">{kind === "program" ? `Open ${clientName}` : `Continue to ${host}`}</span>
          </a>
        </Button>
      </footer>
    </>
  );
}
