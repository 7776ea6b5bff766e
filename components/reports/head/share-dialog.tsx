"use client";
import { Link2, Lock, Users } from "lucide-react";
import { type ReactNode, useState } from "react";
import { copyLink } from "@/components/clips/copy-link";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialogs/dialog";
import { RadioCards } from "@/components/ui/fields/radio-cards";
import { useAction } from "@/components/ui/hooks/use-action";
import { Failure } from "@/components/ui/states/failure";
import type { Report } from "@/lib/api/reports/shape";

type Visibility = Report["visibility"];
type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  report: Pick<Report, "id" | "visibility" | "createdBy">;
  /** Only its author may change who can see it. */
  isMine: boolean;
  onShare: (visibility: Visibility) => Promise<void>;
};

const CHOICES: { value: Visibility; title: string; icon: ReactNode; text: string }[] = [
  {
    value: "workspace",
    title: "Everyone in the workspace",
    icon: <Users />,
    text: "Members can edit it, observers can read it. It shows up in search.",
  },
  { value: "private", title: "Only you", icon: <Lock />, text: "Nobody else can see it, not even in lists or search." },
];

/** Who can see a report, and the link to send them. */
export function ShareDialog({ open, onOpenChange, report, isMine, onShare }: Props) {
  const { busy, error, run } = useAction();
  const [chosen, setChosen] = useState<Visibility>(report.visibility);
  const choose = (visibility: Visibility) => {
    setChosen(visibility);
    void run(() => onShare(visibility)).then((worked) => worked || setChosen(report.visibility));
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Share this report">
      <Failure text={error} />
      {isMine ? (
        <RadioCards legend="Who can see it" choices={CHOICES} value={chosen} busy={busy} onChange={choose} />
      ) : (
        <p className="text-muted-foreground">
          Everyone in the workspace can see it: members can edit it, observers can read it.
          {report.createdBy &&
            ` ${report.createdBy.name ?? report.createdBy.email} created it and can make it private.`}
        </p>
      )}
      <p className="text-pretty text-muted-foreground text-sm">
        The link opens only for people in the workspace. Invite someone as an observer, which takes no seat, or send an
        export.
      </p>
      <footer className="flex flex-wrap items-center justify-between gap-2">
        <Button onClick={() => void copyLink(`/reports/${report.id}`)}>
          <Link2 /> Copy link
        </Button>
        <Button tone="primary" onClick={() => onOpenChange(false)}>
          Done
        </Button>
      </footer>
    </Dialog>
  );
}
