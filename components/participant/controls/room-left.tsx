"use client";
import { count } from "../words/fill";
import { useWords } from "../words/words-context";

/** From here on it is said how much more can be written. */
const NEAR_CHARACTERS = 500;

/** How many characters a text is too long by; 0 when it fits. */
export const tooMany = (text: string, most: number): number => Math.max(0, text.trim().length - most);

type Props = { id: string; text: string; most: number };

/**
 * What room there is left for a text, once there is little of it. The field takes more than fits, since cutting what is
 * typed or pasted would lose words unseen; too long a text is said to be so, and can't be sent.
 */
export function RoomLeft({ id, text, most }: Props) {
  const { length } = useWords().words;
  const over = tooMany(text, most);
  const left = most - text.trim().length;
  return (
    <>
      {left < NEAR_CHARACTERS && (
        <p id={id} className={over > 0 ? "text-base text-danger" : "text-base text-muted-foreground"}>
          {over > 0 ? count(length.over, over) : count(length.left, left)}
        </p>
      )}
      {/* Said once when it becomes too long, not with every key. */}
      <span role="status" className="sr-only">
        {over > 0 ? length.tooLong : null}
      </span>
    </>
  );
}
