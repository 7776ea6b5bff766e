import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { createPlayer } from "@/components/library/player/player";
import { PlayerBar } from "@/components/library/player/player-bar";

test("the player shows a recording's length like the lists, to the nearest second", () => {
  const recording = { ownerId: "file_1", url: "/a.mp3", kind: "AUDIO" as const, name: "a.mp3", durationSeconds: 58 };
  const player = createPlayer(57.93);
  const bar = <PlayerBar recording={recording} player={player} marks={[]} chapters={[]} showKeys={() => undefined} />;
  const shown = renderToStaticMarkup(bar);
  expect(shown).toContain(" / 0:58");
  expect(shown).toContain('aria-valuetext="0:00 of 0:58"');
});
