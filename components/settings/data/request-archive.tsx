"use client";
import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/dialogs/toast";
import { useAction } from "@/components/ui/hooks/use-action";
import { call } from "@/lib/api/client/call";

/** Starts an archive; pressing again while one is being made changes nothing. */
export function RequestArchive({ sendsMail }: { sendsMail: boolean }) {
  const router = useRouter();
  const { busy, run } = useAction();
  const start = () =>
    run(async () => {
      try {
        await call("POST /settings/archives", { body: {} });
        toast.success(
          `Everything is being exported. ${sendsMail ? "You’ll get an email when it’s ready." : "It will be listed here."}`,
        );
        router.refresh();
      } catch (thrown) {
        toast.failed(thrown);
        throw thrown;
      }
    });
  return (
    <Button tone="primary" busy={busy} onClick={() => void start()}>
      Export everything
    </Button>
  );
}
