"use client";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useArmed } from "./use-armed";

type Props = { canApprove: boolean; busy: boolean; decide: (approved: boolean) => void };

/** The two answers. Presses don't count in the first moment; the pressed button shows that it is working. */
export function DecisionButtons({ canApprove, busy, decide }: Props) {
  const armed = useArmed();
  const [pressed, setPressed] = useState(false);
  const button = (approved: boolean) => ({
    size: "large" as const,
    busy: busy && pressed === approved,
    "aria-disabled": !armed || (busy && pressed !== approved),
    onClick: () => {
      if (!armed || busy) return;
      setPressed(approved);
      decide(approved);
    },
  });
  return (
    <footer className="grid gap-2 pair:flex pair:justify-end">
      <Button {...button(false)}>Deny</Button>
      {canApprove && (
        <Button tone="primary" {...button(true)}>
          Connect
        </Button>
      )}
    </footer>
  );
}
