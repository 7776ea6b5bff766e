"use client";
import { useRouter } from "next/navigation";
import { NameDialog } from "@/components/ui/dialogs/name-dialog";
import { call } from "@/lib/api/client/call";
import { LONGEST_FILE_NAME } from "@/lib/core/limits/name-limits";

type Props = { file: { id: string; name: string }; open: boolean; onOpenChange: (open: boolean) => void };

export function RenameFile({ file: { id, name: before }, ...dialog }: Props) {
  const router = useRouter();
  const rename = async (name: string) => {
    await call("PATCH /library/files/{id}", { params: { id }, body: { name } });
    router.refresh();
  };
  return (
    <NameDialog
      {...dialog}
      title="Rename file"
      submitLabel="Save"
      initial={before}
      maxLength={LONGEST_FILE_NAME}
      onSave={rename}
    />
  );
}
