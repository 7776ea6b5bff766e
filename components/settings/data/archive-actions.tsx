"use client";
import { Download, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { AlertDialog } from "@/components/ui/dialogs/alert-dialog";
import { toast } from "@/components/ui/dialogs/toast";
import { useAction } from "@/components/ui/hooks/use-action";
import { call } from "@/lib/api/client/call";

type Props = { id: string; isReady: boolean; isMine: boolean };

/** Downloads one's own archive by a link created at that moment, or stops and removes any. */
export function ArchiveActions({ id, isReady, isMine }: Props) {
  const router = useRouter();
  const [asks, setAsks] = useState(false);
  const { busy, run } = useAction();
  const doing = (act: () => Promise<void>) =>
    run(() =>
      act().catch((thrown: unknown) => {
        toast.failed(thrown);
        router.refresh();
        throw thrown;
      }),
    );
  const download = () =>
    doing(async () => {
      const { url } = await call("POST /settings/archives/{id}/link", { params: { id }, body: {} });
      window.location.assign(url);
    });
  const remove = () =>
    doing(async () => {
      await call("DELETE /settings/archives/{id}", { params: { id } });
      setAsks(false);
      toast.success(isReady ? "Archive removed." : "Export stopped.");
      router.refresh();
    });
  return (
    <div className="flex items-center gap-1">
      {isReady && isMine && (
        <Button tone="secondary" busy={busy && !asks} onClick={() => void download()}>
          <Download aria-hidden /> Download
        </Button>
      )}
      {isReady ? (
        <Button tone="ghost" size="icon" aria-label="Remove this archive" onClick={() => setAsks(true)}>
          <Trash2 />
        </Button>
      ) : (
        <Button onClick={() => setAsks(true)}>Stop</Button>
      )}
      <AlertDialog
        open={asks}
        onOpenChange={setAsks}
        title={isReady ? "Remove this archive?" : "Stop this export?"}
        description={
          isReady
            ? "The ZIP is deleted from Earshot. Your data stays, and you can export it again."
            : "What was collected so far is discarded. Your data stays as it is."
        }
        confirmLabel={isReady ? "Remove" : "Stop the export"}
        busy={busy}
        onConfirm={() => void remove()}
      />
    </div>
  );
}
