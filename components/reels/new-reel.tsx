"use client";
import { Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { NameDialog } from "@/components/ui/dialogs/name-dialog";
import { call } from "@/lib/api/client/call";

export function NewReel() {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="primary" onClick={() => setOpen(true)}>
        <Plus /> New reel
      </Button>
      <NameDialog
        open={open}
        onOpenChange={setOpen}
        title="New reel"
        submitLabel="Create reel"
        placeholder="Why people leave, in two minutes"
        onSave={async (title) => {
          const { id } = await call("POST /reels", { body: { title } });
          router.push(`/library/reels/${id}`);
        }}
      />
    </>
  );
}
