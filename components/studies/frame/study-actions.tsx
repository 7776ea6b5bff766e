"use client";
import { CircleStop, Copy, FolderInput, Pause, Pencil, Play, Trash2, UserPlus } from "lucide-react";
import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";
import { AlertDialog } from "@/components/ui/dialogs/alert-dialog";
import { Menu } from "@/components/ui/dialogs/menu";
import { useAsked } from "@/components/ui/dialogs/use-asked";
import { useCall } from "@/components/ui/hooks/use-call";
import { PageLink } from "@/components/ui/links/page-link";
import { MoreButton } from "@/components/ui/more-button";
import { call } from "@/lib/api/client/call";
import { DeleteStudy } from "../delete-study";
import { AddParticipants } from "../launch/add-participants";
import type { StudySummary } from "../shapes";
import { CorrectStudy, hasDeadline } from "./correct-study";
import { endWords } from "./end-words";
import { MoveStudy } from "./move-study";

type Props = {
  study: Pick<StudySummary, "id" | "title" | "type" | "status" | "endedReason" | "counts" | "projectId" | "settings">;
  /** Whether participants can be added to it. */
  takesMore: boolean;
  canDelete: boolean;
};

const SWARM_ENDS = "Running agents stop, and no other run can be started. What was found stays. This can’t be undone.";

/** Actions for a study as a whole; each says what it means for participants. */
export function StudyActions({ study, takesMore, canDelete }: Props) {
  const router = useRouter();
  const { ask, close, dialog } = useAsked<"pause" | "end" | "more" | "move" | "correct" | "delete">();
  const { busy, run } = useCall();
  const { id, type, status, counts } = study;
  const act = (work: () => Promise<unknown>, done: string) =>
    run(async () => {
      await work();
      close();
      return done;
    });
  const pause = () =>
    act(() => call("POST /studies/{id}/pause", { params: { id }, body: {} }), "Paused. Nobody new can start.");
  const resume = () => act(() => call("POST /studies/{id}/resume", { params: { id }, body: {} }), "Study resumed.");
  const end = () => act(() => call("POST /studies/{id}/end", { params: { id }, body: {} }), "Study ended.");
  const duplicate = () =>
    act(async () => {
      const copy = await call("POST /studies/{id}/duplicate", { params: { id }, body: {} });
      router.push(`/studies/${copy.id}/edit`);
    }, "Duplicated as a new draft.");
  const isPaused = status === "paused";
  const more = { label: "Add participants…", icon: UserPlus, onSelect: () => ask("more") };
  const canEnd = status === "running" || isPaused;
  return (
    <>
      {status === "draft" && (
        <Button asChild>
          <PageLink href={`/studies/${id}/edit`}>
            <Pencil /> Edit
          </PageLink>
        </Button>
      )}
      {takesMore && status === "ended" && (
        <Button onClick={more.onSelect}>
          <UserPlus /> Add participants
        </Button>
      )}
      {/* One button for both, which keeps the focus when one takes the place of the other. */}
      {(isPaused || (status === "running" && type !== "swarm")) && (
        <Button
          tone={isPaused ? "primary" : "secondary"}
          busy={isPaused && busy}
          onClick={() => (isPaused ? resume() : ask("pause"))}
        >
          {isPaused ? <Play /> : <Pause />} {isPaused ? "Resume" : "Pause"}
        </Button>
      )}
      <Menu
        trigger={<MoreButton of={study.title} />}
        groups={[
          {
            items: [
              takesMore && status !== "ended" && more,
              status !== "draft" && {
                label: hasDeadline(study) ? "Title and deadline…" : "Rename…",
                icon: Pencil,
                onSelect: () => ask("correct"),
              },
              { label: "Duplicate", icon: Copy, onSelect: duplicate },
              { label: "Move to project…", icon: FolderInput, onSelect: () => ask("move") },
            ],
          },
          (status === "draft" || (status === "ended" && canDelete)) && {
            items: [{ label: "Delete", icon: Trash2, danger: true, onSelect: () => ask("delete") }],
          },
          canEnd && {
            items: [{ label: "End study", icon: CircleStop, danger: true, onSelect: () => ask("end") }],
          },
        ]}
      />
      <AddParticipants study={study} {...dialog("more")} />
      <MoveStudy study={study} {...dialog("move")} />
      <CorrectStudy study={study} {...dialog("correct")} />
      <DeleteStudy study={study} {...dialog("delete")} onDeleted={() => router.push("/studies")} />
      <AlertDialog
        {...dialog("pause")}
        title="Pause the study?"
        tone="primary"
        description="Nobody new can start: anyone who opens the link sees that the study is paused. People who have already started can finish. You can resume at any time."
        confirmLabel="Pause"
        busy={busy}
        onConfirm={pause}
      />
      <AlertDialog
        {...dialog("end")}
        title="End the study?"
        description={type === "swarm" ? SWARM_ENDS : endWords(counts)}
        confirmLabel="End study"
        busy={busy}
        onConfirm={end}
      />
    </>
  );
}
