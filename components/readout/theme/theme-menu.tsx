"use client";
import { Link2, Merge } from "lucide-react";
import { useState } from "react";
import { copyLink } from "@/components/clips/copy-link";
import { Menu } from "@/components/ui/dialogs/menu";
import { MoreButton } from "@/components/ui/more-button";
import { useReadout } from "../edit/acts";
import { ChooseDialog } from "../edit/choose-dialog";
import { awayItems, moveItems } from "../edit/menu-items";
import type { Theme } from "../shapes";

/** Actions for a theme. */
export function ThemeMenu({ theme }: { theme: Theme }) {
  const { act, outline, studyId } = useReadout();
  const [isMerging, setMerging] = useState(false);
  const { id: themeId, title, added } = theme;
  const others = outline.filter(({ id }) => id !== themeId);
  return (
    <>
      <Menu
        trigger={<MoreButton of={title} className="-my-0.5 size-7 print:hidden" />}
        groups={[
          {
            items: [
              others.length > 0 && { label: "Merge into…", icon: Merge, onSelect: () => setMerging(true) },
              ...moveItems({
                list: outline,
                id: themeId,
                move: (afterId) => void act({ kind: "move_theme", themeId, afterId }, "Theme moved."),
              }),
              {
                label: "Copy link",
                icon: Link2,
                onSelect: () => void copyLink(`/studies/${studyId}/readout#${themeId}`),
              },
            ],
          },
          {
            items: awayItems({
              what: "theme",
              canDelete: added,
              hide: () => void act({ kind: "edit_theme", themeId, hidden: true }, `“${title}” was hidden.`),
              remove: () => void act({ kind: "remove", id: themeId }, `“${title}” was deleted.`),
            }),
          },
        ]}
      />
      <ChooseDialog
        open={isMerging}
        onOpenChange={setMerging}
        title={`Merge “${title}” into…`}
        description="Its claims and their quotes move there, and this theme is removed."
        label="Theme"
        submitLabel="Merge"
        choices={others.map(({ id, title: label }) => ({ value: id, label }))}
        onChoose={(intoThemeId) =>
          act({ kind: "merge_themes", themeIds: [themeId], intoThemeId }, `“${title}” was merged.`)
        }
      />
    </>
  );
}
