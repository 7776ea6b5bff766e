"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialogs/dialog";
import { useAction } from "@/components/ui/hooks/use-action";
import { Failure } from "@/components/ui/states/failure";
import { call } from "@/lib/api/client/call";
import type { Webhook } from "@/lib/api/settings/webhooks";
import { SecretShown } from "./secret-shown";

type Props = { webhook: Webhook; open: boolean; onOpenChange: (open: boolean) => void };

/** Asks, creates a new secret, and shows it once: only “Done” discards it. */
export function RotateSecret({ webhook: { id, url }, open, onOpenChange }: Props) {
  const router = useRouter();
  const [secret, setSecret] = useState<string | null>(null);
  const { busy, error, run } = useAction();
  const change = (to: boolean) => {
    onOpenChange(to);
    if (!to && secret) router.refresh();
    if (!to) setSecret(null);
  };
  const rotate = () =>
    run(async () =>
      setSecret((await call("POST /settings/webhooks/{id}/rotate-secret", { params: { id }, body: {} })).secret),
    );
  return (
    <Dialog
      open={open || secret !== null}
      onOpenChange={change}
      kept={secret !== null}
      title={secret ? "New signing secret" : "Create a new secret?"}
      description="For 24 hours, every request is signed with both the old and the new secret, so your receiver can switch over."
      className={secret ? "top-[5vh] max-h-[90vh] max-w-2xl grid-cols-1" : "grid-cols-1"}
    >
      {secret ? (
        <SecretShown secret={secret} url={url} done={() => change(false)} />
      ) : (
        <>
          <Failure text={error} />
          <footer className="flex justify-end gap-2">
            <Button onClick={() => change(false)}>Cancel</Button>
            <Button tone="primary" busy={busy} onClick={rotate}>
              {" "}
              Create secret{" "}
            </Button>
          </footer>
        </>
      )}
    </Dialog>
  );
}
