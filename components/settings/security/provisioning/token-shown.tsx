"use client";
import { Button } from "@/components/ui/button";
import { CopyOnce } from "@/components/ui/copy/copy-once";
import { CopyRows } from "@/components/ui/copy/copy-rows";

type Props = { token: string; baseUrl: string; done: () => void };

/** The token, shown only once, with the address it belongs to. */
export function TokenShown({ token, baseUrl, done }: Props) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <CopyRows rows={[{ label: "Base URL", text: baseUrl }]} />
      <CopyOnce secret={token} what="token" />
      <footer className="flex justify-end">
        <Button tone="primary" autoFocus onClick={done}>
          Done
        </Button>
      </footer>
    </div>
  );
}
