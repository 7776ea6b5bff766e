"use client";
import { Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/dialogs/toast";
import { useAction } from "@/components/ui/hooks/use-action";
import { call } from "@/lib/api/client/call";

/** Creates an empty note and opens it. */
export function NewNote({ projectId }: { projectId: string }) {
  const router = useRouter();
  const { busy, run } = useAction();
  const create = () =>
    run(async () => {
      try {
        const { id } = await call("POST /library/projects/{id}/notes", { params: { id: projectId }, body: {} });
        router.push(`/library/notes/${id}`);
      } catch (thrown) {
        toast.failed(thrown);
      }
    });
  return (
    <Button tone="primary" busy={busy} onClick={() => void create()}>
      <Plus /> New note
    </Button>
  );
}
