"use client";
import { ChevronDown, UserPen, UsersRound } from "lucide-react";
import { cn } from "@/components/ui/cn";
import { hue } from "@/components/ui/hue";
import { Menu } from "@/components/ui/menu";
import type { Line } from "../line";
import type { RowActions } from "../row-actions";

type Props = { line: Line; place: number; hueIndex: number; quiet: boolean; actions: RowActions };

const MOST_NAMES = 8;

/** Who speaks; for those who may edit, the menu to rename, to correct and to merge. */
export function SpeakerLabel({ line: { speaker }, place, hueIndex, quiet, actions }: Props) {
  const name = speaker ?? "Speaker not named";
  const style = quiet ? undefined : hue(hueIndex);
  const look = cn(
    "inline-flex min-h-6 items-center rounded-sm px-1.5 font-medium text-xs",
    quiet && "bg-muted text-muted-foreground",
  );
  if (!actions.canName())
    return (
      <span style={style} className={look}>
        {name}
      </span>
    );
  const others = actions.speakers().filter((other) => other !== speaker);
  const named = (where: "everywhere" | "here") =>
    others.slice(0, MOST_NAMES).map((other) => ({
      label: other,
      onSelect: () => actions.setSpeaker(place, other, where),
    }));
  return (
    <Menu
      align="start"
      trigger={
        <button type="button" style={style} aria-label={`Speaker: ${name}`} className={cn(look, "gap-1")}>
          {name}
          <ChevronDown aria-hidden className="size-3 opacity-60" />
        </button>
      }
      groups={[
        {
          items: [
            { label: "Rename everywhere…", icon: UsersRound, onSelect: () => actions.nameSpeaker(place, "everywhere") },
            { label: "Another name only here…", icon: UserPen, onSelect: () => actions.nameSpeaker(place, "here") },
          ],
        },
        ...(others.length > 0
          ? [
              { heading: "Only here it is", items: named("here") },
              ...(speaker
                ? [
                    {
                      heading: `Merge ${name} into`,
                      items: named("everywhere").map((item) => ({ ...item, label: `${item.label} ` })),
                    },
                  ]
                : []),
            ]
          : []),
      ]}
    />
  );
}
