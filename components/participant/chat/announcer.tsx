"use client";
import { useContext, useEffect, useRef, useState } from "react";
import type { Turn } from "../shapes";
import { StepChanged } from "../step-changed";
import { useWords } from "../words/words-context";

type Props = { turns: Turn[]; thinking: boolean };

const NOTHING = -1;

/**
 * Announces to screen readers what the moderator just said, once it is complete. Earlier turns stay silent, except in a
 * conversation that starts now: the focus goes to its first answer, past the greeting.
 */
export function Announcer({ turns, thinking }: Props) {
  const { words } = useWords();
  const hasChanged = useContext(StepChanged);
  const begins = hasChanged && turns.every(({ role }) => role === "moderator");
  const known = useRef(begins ? NOTHING : (turns.at(-1)?.index ?? NOTHING));
  const [said, setSaid] = useState("");
  useEffect(() => {
    // Between an answer's arrival and the next question, the last question would be announced again for a moment.
    if (thinking) return setSaid("");
    const fresh = turns.filter((turn) => turn.index > known.current && turn.role === "moderator");
    known.current = turns.at(-1)?.index ?? NOTHING;
    if (fresh.length > 0) setSaid(fresh.map((turn) => turn.text).join(" "));
  }, [turns, thinking]);
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {thinking ? words.chat.thinking : said}
    </p>
  );
}
