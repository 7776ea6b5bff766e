"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialogs/dialog";
import { useAction } from "@/components/ui/hooks/use-action";
import { Failure } from "@/components/ui/states/failure";
import { call } from "@/lib/api/client/call";
import { TokenShown } from "./token-shown";

/** Asks, creates a new token, and shows it once: only “Done” discards it. */
export function RegenerateToken({ baseUrl, provider }: { baseUrl: string; provider: string }) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  const { busy, error, run } = useAction();
  const change = (to: boolean) => {
    setOpen(to);
    if (!to && token) router.refresh();
    if (!to) setToken(null);
  };
  const regenerate = () => run(async () => setToken((await call("POST /settings/scim/token", { body: {} })).token));
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Regenerate
      </Button>
      <Dialog
        open={open || token !== null}
        onOpenChange={change}
        kept={token !== null}
        title={token ? "The new token" : "Create a new token?"}
        description={
          token
            ? `The previous token has stopped working. Give this one to ${provider}.`
            : `The current token stops right away. What ${provider} sends is refused until it has the new one, and nobody loses access in the meantime.`
        }
        className="max-w-lg grid-cols-1"
      >
        {token ? (
          <TokenShown token={token} baseUrl={baseUrl} done={() => change(false)} />
        ) : (
          <>
            <Failure text={error} />
            <footer className="flex justify-end gap-2">
              <Button onClick={() => change(false)}>Cancel</Button>
              <Button tone="danger" busy={busy} onClick={regenerate}>
                {" "}
                Create token{" "}
              </Button>
            </footer>
          </>
        )}
      </Dialog>
    </>
  );
}
