"use client";
import { MoreHorizontal, Pencil, Trash2 } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { AlertDialog } from "@/components/ui/dialogs/alert-dialog";
import { Menu } from "@/components/ui/dialogs/menu";
import { NameDialog } from "@/components/ui/dialogs/name-dialog";
import { toast } from "@/components/ui/dialogs/toast";
import { useAction } from "@/components/ui/hooks/use-action";
import { call } from "@/lib/api/client/call";
import { unlessGone } from "@/lib/api/client/unless-gone";
import type { Thread } from "../message-shape";

type Props = { thread: Thread; isOpen: boolean };

const LONGEST_TITLE = 120;

/** A conversation in the list; only the person who started it can rename or delete it. */
export function ThreadRow({ thread: { id, title: given, scope, mayChange }, isOpen }: Props) {
  const router = useRouter();
  const [title, setTitle] = useState(given);
  const [asks, setAsks] = useState<"rename" | "delete" | null>(null);
  const { busy, run } = useAction();
  const params = { id };
  const rename = async (name: string) => {
    setTitle((await call("PATCH /eva/threads/{id}", { params, body: { title: name } })).title);
    router.refresh();
  };
  const remove = () =>
    run(async () => {
      try {
        await unlessGone(call("DELETE /eva/threads/{id}", { params }));
      } catch (thrown) {
        toast.failed(thrown);
        return;
      }
      setAsks(null);
      toast.success("Conversation deleted.");
      if (isOpen) router.push("/eva");
      router.refresh();
    });
  const open = (which: typeof asks) => (isShown: boolean) => setAsks(isShown ? which : null);
  return (
    <li
      className={cn(
        "group flex items-center rounded-sm text-muted-foreground hover:bg-muted hover:text-foreground",
        isOpen && "bg-muted font-medium text-foreground",
      )}
    >
      <Link
        href={`/eva/${id}`}
        aria-current={isOpen ? "page" : undefined}
        className="grid min-w-0 flex-1 rounded-sm px-2 py-1.5"
      >
        {/* Questions differ in their last words, so they get two lines. */}
        <span className="line-clamp-2 wrap-anywhere">{title}</span>
        {scope.project && (
          <span className="truncate font-normal text-muted-foreground text-xs">
            Shared in {scope.project.name ?? "an untitled project"}
          </span>
        )}
      </Link>
      {mayChange && (
        <Menu
          trigger={
            <Button
              tone="ghost"
              size="icon"
              aria-label={`Rename or delete “${title}”`}
              className="size-7 group-focus-within:opacity-100 group-hover:opacity-100 data-[state=open]:opacity-100 min-[62.5rem]:opacity-0"
            >
              <MoreHorizontal />
            </Button>
          }
          groups={[
            { items: [{ label: "Rename…", icon: Pencil, onSelect: () => setAsks("rename") }] },
            { items: [{ label: "Delete", icon: Trash2, danger: true, onSelect: () => setAsks("delete") }] },
          ]}
        />
      )}
      <NameDialog
        open={asks === "rename"}
        onOpenChange={open("rename")}
        title="Rename conversation"
        submitLabel="Rename"
        initial={title}
        maxLength={LONGEST_TITLE}
        onSave={rename}
      />
      <AlertDialog
        open={asks === "delete"}
        onOpenChange={open("delete")}
        title="Delete this conversation?"
        description={`“${title}” and all its answers will be permanently deleted. Anything Eva proposed in it stays in Approvals.`}
        confirmLabel="Delete"
        busy={busy}
        onConfirm={remove}
      />
    </li>
  );
}
