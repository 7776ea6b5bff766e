"use client";
import { ChevronDown, MessageCircleQuestionMark, UserPen, UsersRound } from "lucide-react";
import { cn } from "@/components/ui/cn";
import { Menu } from "@/components/ui/dialogs/menu";
import { hueText } from "@/components/ui/text/hue";
import type { Line } from "../line";
import type { RowActions } from "../row-actions";

type Props = { line: Line; place: number; hueIndex: number; quiet: boolean; actions: RowActions };

const MOST_NAMES = 8;
/** Whoever is named so asks, whatever share of their lines are questions. */
const ASKS = " (interviewer)";

/** Who speaks; for people who may edit, with the menu to rename, correct and merge. */
export function SpeakerLabel({ line: { speaker, role }, place, hueIndex, quiet, actions }: Props) {
  const name = speaker ?? "Unknown speaker";
  const style = quiet ? undefined : hueText(hueIndex);
  const look = cn(
    "group/name -ml-1.5 inline-flex min-h-6 max-w-full items-center gap-1.5 rounded-sm px-1.5 text-left font-semibold text-sm",
    quiet && "font-medium text-muted-foreground",
  );
  const dot = !quiet && <span aria-hidden className="mt-2 size-2 shrink-0 self-start rounded-full bg-current" />;
  if (!actions.canName())
    return (
      <span style={style} className={look}>
        {dot}
        <span className="wrap-anywhere min-w-0">{name}</span>
      </span>
    );
  const others = actions.speakers().filter((other) => other !== speaker);
  const named = (where: "everywhere" | "here") =>
    others.slice(0, MOST_NAMES).map((other) => ({
      label: other,
      onSelect: () => actions.setSpeaker(place, other, where),
    }));
  const isMarked = speaker?.endsWith(ASKS) === true;
  const asks = (to: string, label: string) => ({
    label,
    icon: MessageCircleQuestionMark,
    onSelect: () => actions.setSpeaker(place, to, "everywhere"),
  });
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          style={style}
          aria-label={`Speaker: ${name}`}
          // Other menus are left out on paper; this one is a name, too.
          className={cn(look, "hover:bg-muted data-[state=open]:bg-muted print:inline-flex!")}
        >
          {dot}
          <span className="wrap-anywhere min-w-0">{name}</span>
          <ChevronDown
            aria-hidden
            className="-ml-0.5 size-3 shrink-0 print:hidden opacity-60 group-focus-visible/name:opacity-60 group-hover/name:opacity-60 group-data-[state=open]/name:opacity-60 [@media(hover:hover)]:opacity-0"
          />
        </button>
      }
      groups={[
        {
          // What they say is context and never quoted, which nothing else on the page says.
          ...(role === "moderator" && { heading: "Interviewer, not quoted as evidence" }),
          items: [
            { label: "Rename everywhere…", icon: UsersRound, onSelect: () => actions.nameSpeaker(place, "everywhere") },
            { label: "Rename only here…", icon: UserPen, onSelect: () => actions.nameSpeaker(place, "here") },
            speaker && isMarked && asks(speaker.slice(0, -ASKS.length), "Isn’t the interviewer"),
            speaker && !isMarked && role !== "moderator" && asks(`${speaker}${ASKS}`, "Is the interviewer"),
          ],
        },
        ...(others.length > 0
          ? [
              { heading: "Only here, change to", items: named("here") },
              speaker && {
                heading: `Merge ${name} into`,
                items: named("everywhere").map((item) => ({ ...item, label: `${item.label} ` })),
              },
            ]
          : []),
      ]}
    />
  );
}
