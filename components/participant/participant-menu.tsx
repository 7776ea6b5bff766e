"use client";
import { EllipsisVertical, Eye, Flag, Pause } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Menu } from "@/components/ui/dialogs/menu";
import { fill } from "@/lib/core/text/fill";
import { Confirm } from "./confirm";
import { PauseDialog } from "./pause-dialog";
import type { View } from "./shapes";
import { useAct } from "./use-act";
import { useWords } from "./words/words-context";

type Props = { view: View; onStop: (() => Promise<void>) | null };

/** What a participant can do at any time: pause, see their data, finish early. */
export function ParticipantMenu({ view, onStop }: Props) {
  const { words } = useWords();
  const [open, setOpen] = useState<"pause" | "stop" | null>(null);
  const { busy, error, run } = useAct();
  // A full page load: after going back, the app's router would show the answers as they were when the page was opened.
  const leave = () => window.location.assign(`/i/${view.token}/data`);
  const data = { label: words.menu.data, icon: Eye, onSelect: leave };
  const pause = { label: words.menu.pause, icon: Pause, onSelect: () => setOpen("pause") };
  const stop = { label: words.menu.stop, icon: Flag, onSelect: () => setOpen("stop") };
  if (view.step === "withdrawn") return null;
  const underWay = onStop !== null || view.step === "form";
  const items = [underWay && pause, data, onStop && stop];
  return (
    <>
      <Menu
        large
        groups={[{ items }]}
        trigger={
          <Button tone="ghost" className="-me-3 size-11 px-0" aria-label={words.menu.open}>
            <EllipsisVertical className="size-5!" />
          </Button>
        }
      />
      <PauseDialog open={open === "pause"} onOpenChange={() => setOpen(null)} />
      <Confirm
        open={open === "stop"}
        onOpenChange={() => setOpen(null)}
        title={words.stop.title}
        lead={fill(words.stop.lead, { workspace: view.study.workspaceName })}
        keep={words.stop.stay}
        confirm={words.stop.confirm}
        busy={busy}
        error={error}
        onConfirm={() => onStop && run(onStop).then((worked) => worked && setOpen(null))}
      />
    </>
  );
}
