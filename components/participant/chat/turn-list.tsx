"use client";
import { memo } from "react";
import type { Turn } from "../shapes";
import { useWords } from "../words/words-context";
import { ModeratorLine, OwnLine } from "./turn-view";

/** What was said so far. */
export const TurnList = memo(function TurnList({ turns }: { turns: Turn[] }) {
  const { words } = useWords();
  return turns.map((turn, at) =>
    turn.role === "moderator" ? (
      <ModeratorLine key={turn.index} first={turns[at - 1]?.role !== "moderator"}>
        {turn.text}
      </ModeratorLine>
    ) : (
      <OwnLine key={turn.index} faint={turn.text === ""}>
        {turn.text === "" ? <em>{words.chat.skipped}</em> : turn.text}
      </OwnLine>
    ),
  );
});
