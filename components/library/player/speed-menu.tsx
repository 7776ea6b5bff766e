"use client";
import { Button } from "@/components/ui/button";
import { Menu } from "@/components/ui/dialogs/menu";
import type { Player } from "./player";
import { usePlayerState } from "./player-context";

const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3];

export function SpeedMenu({ player }: { player: Player }) {
  const rate = usePlayerState(player, (state) => state.rate, 1);
  return (
    <Menu
      align="end"
      trigger={
        <Button tone="ghost" aria-label={`Speed: ${rate}×`} className="w-14 px-0 tabular-nums">
          {rate}×
        </Button>
      }
      groups={[
        {
          heading: "Speed",
          items: SPEEDS.map((speed) => ({
            label: `${speed}×`,
            checked: speed === rate,
            onSelect: () => player.setRate(speed),
          })),
        },
      ]}
    />
  );
}
