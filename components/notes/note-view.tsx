"use client";
import { useMemo } from "react";
import type { LibraryNoteDetail } from "@/lib/api/notes/shapes";
import { type Block, blocksOf, isText } from "./block";
import { spaceAbove, textLook } from "./editor/block-look";
import { Marker, numbersOf } from "./marker";
import { StillBlock } from "./still-block";

/** A note for people who can only read it. */
export function NoteView({ note }: { note: LibraryNoteDetail }) {
  const blocks = useMemo(() => blocksOf(note.content), [note.content]);
  const numbers = useMemo(() => numbersOf(blocks), [blocks]);
  if (blocks.every((block) => isText(block) && block.text === ""))
    return <p className="text-muted-foreground">Nothing is written here yet.</p>;
  return (
    <div className="grid grid-cols-1 gap-1">
      {blocks.map((block) => (
        <div key={block.key} className={spaceAbove(block)}>
          {isText(block) ? (
            <div className="flex items-start">
              <Marker block={block} number={numbers.get(block.key) ?? 1} />
              <Read block={block} />
            </div>
          ) : (
            <StillBlock block={block} evidence={note.evidence.find(({ passageId }) => passageId === block.passageId)} />
          )}
        </div>
      ))}
    </div>
  );
}

const TAGS = { 1: "h2", 2: "h3", 3: "h4" } as const;

function Read({ block }: { block: Block }) {
  const look = `${textLook(block)} min-h-[26px] whitespace-pre-line wrap-anywhere`;
  const Heading = TAGS[block.level as keyof typeof TAGS] ?? "h3";
  if (block.type === "heading")
    return (
      <Heading dir="auto" className={look}>
        {block.text}
      </Heading>
    );
  if (block.type === "quote")
    return (
      <blockquote dir="auto" className={look}>
        {block.text}
      </blockquote>
    );
  return (
    <p dir="auto" className={look}>
      {block.text}
    </p>
  );
}
