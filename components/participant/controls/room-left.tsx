"use client";
import { count } from "@/lib/core/text/count";
import { useWords } from "../words/words-context";

/** From this many characters left, it is shown how many. */
const NEAR_CHARACTERS = 500;

/** How many characters a text is too long by; 0 when it fits. */
export const tooMany = (text: string, most: number): number => Math.max(0, text.trim().length - most);

type Props = { id: string; text: string; most: number };

/**
 * How much room is left for a text, once there is little. The field accepts more than fits, since cutting off typed or
 * pasted words would lose them unnoticed; a text that is too long says so and can't be sent.
 */
export function RoomLeft({ id, text, most }: Props) {
  const {
    words: { length },
    language,
  } = useWords();
  const over = tooMany(text, most);
  const left = most - text.trim().length;
  return (
    <>
      {left < NEAR_CHARACTERS && (
        <p id={id} className={over > 0 ? "text-base text-danger" : "text-base text-muted-foreground"}>
          {over > 0 ? count(length.over, over, language) : count(length.left, left, language)}
        </p>
      )}
      {/* Said once when it becomes too long, not with every key. */}
      <span role="status" className="sr-only">
        {over > 0 ? length.tooLong : null}
      </span>
    </>
  );
}
