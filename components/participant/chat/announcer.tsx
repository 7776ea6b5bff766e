"use client";
import { useEffect, useRef, useState } from "react";
import type { Turn } from "../shapes";
import { useWords } from "../words/words-context";

type Props = { turns: Turn[]; thinking: boolean };

/** Says to screen readers what the moderator has just said, once it is whole. What was there before stays silent. */
export function Announcer({ turns, thinking }: Props) {
  const { words } = useWords();
  const known = useRef(turns.at(-1)?.index ?? -1);
  const [said, setSaid] = useState("");
  useEffect(() => {
    const fresh = turns.filter((turn) => turn.index > known.current && turn.role === "moderator");
    known.current = turns.at(-1)?.index ?? -1;
    if (fresh.length > 0) setSaid(fresh.map((turn) => turn.text).join(" "));
  }, [turns]);
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {thinking ? words.chat.thinking : said}
    </p>
  );
}
