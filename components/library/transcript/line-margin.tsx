"use client";
import { tagDot } from "@/components/tags/tag-color";
import { cn } from "@/components/ui/cn";
import { type LineMark, tagsOf } from "./highlights";

type Props = {
  marks: LineMark[];
  number: number;
  /** How many of the next lines have no names of their own beside them: the names may reach down there. */
  free: number;
  show: (anchor: HTMLElement) => void;
};

/** As many lines as end before the names beside a later line begin: a line of text has room for two at least. */
const CLAMPS = [
  "line-clamp-2 [@container(height>=52px)]:line-clamp-3 [@container(height>=72px)]:line-clamp-4",
  "line-clamp-4 [@container(height>=72px)]:line-clamp-6",
  "line-clamp-6",
];

const MOST_LANES = 5;
const PITCH_PIXELS = 6;

/** The margin of a line: a bar for each tagged passage it belongs to, and the tags of those that start in it. */
export function LineMargin({ marks, number, free, show }: Props) {
  const tags = tagsOf(marks.filter(({ isFirst }) => isFirst));
  const names = tags.map(({ title }) => title).join(", ");
  const changed = marks.some(({ isFirst, tagged }) => isFirst && tagged.state === "text_changed");
  return (
    <div className="relative w-9 shrink-0 select-none min-[1280px]:w-40">
      {marks
        .filter(({ lane }) => lane < MOST_LANES)
        .map(({ tagged, lane, isFirst, isLast }) => (
          <span
            key={tagged.passageId}
            aria-hidden
            style={{
              left: lane * PITCH_PIXELS,
              backgroundColor: tagged.tags[0] ? tagDot(tagged.tags[0].tag) : undefined,
            }}
            className={cn(
              "absolute w-[3px]",
              isFirst ? "top-1 rounded-t-full" : "-top-1",
              isLast ? "bottom-1 rounded-b-full" : "-bottom-1",
            )}
          />
        ))}
      {names && (
        <button
          type="button"
          onClick={(event) => show(event.currentTarget)}
          aria-haspopup="dialog"
          aria-label={`Tags from line ${number}: ${names}${changed ? ". Text changed" : ""}`}
          title={names}
          className="absolute inset-y-0 left-0 w-full rounded-sm pl-8 text-left [container-type:size] min-[1280px]:pl-9"
        >
          <span className="sticky top-28 hidden max-w-full items-start gap-1 py-1 text-xs leading-4 min-[1280px]:flex">
            <span
              className={cn(
                "wrap-anywhere text-muted-foreground in-[.bg-marker]:text-marker-foreground",
                CLAMPS[Math.min(free, CLAMPS.length - 1)],
              )}
            >
              {tags.map((tag) => (
                // Its dot begins each name, so that two of them never read as one; a longer name hangs below itself.
                <span key={tag.id} className="block pl-2.5 -indent-2.5">
                  <span
                    style={{ backgroundColor: tagDot(tag) }}
                    className="mr-1 inline-block size-1.5 rounded-full align-middle"
                  />
                  {tag.title}
                </span>
              ))}
            </span>
            {changed && <span className="mt-1.25 size-1.5 shrink-0 rounded-full bg-warning" />}
          </span>
        </button>
      )}
    </div>
  );
}
