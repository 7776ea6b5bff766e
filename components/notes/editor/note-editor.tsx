"use client";
import { useRouter } from "next/navigation";
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { SaveConflict } from "@/components/autosave/save-conflict";
import { SaveLine } from "@/components/autosave/save-line";
import { useAutosave } from "@/components/autosave/use-autosave";
import { onHistoryKey } from "@/components/blocks/on-history-key";
import { useBlocks } from "@/components/blocks/use-blocks";
import { TitleBox } from "@/components/ui/fields/title-box";
import { Callout } from "@/components/ui/states/callout";
import { CallError } from "@/lib/api/client/call-error";
import type { LibraryNoteDetail } from "@/lib/api/notes/shapes";
import { type Block, blocksOf, contentOf, newBlock } from "../block";
import { numbersOf } from "../marker";
import { noteMarkdown } from "../note-markdown";
import { NoteMenu } from "../note-menu";
import { BlockRow } from "./block-row";
import { EmojiPicker } from "./emoji-picker";
import { noteSaving } from "./note-saving";
import { rowActs } from "./row-acts";
import { useChoose } from "./use-choose";

/** A note always has a line to write on. */
const startOf = (content: unknown[]): Block[] => {
  const blocks = blocksOf(content);
  return blocks.length > 0 ? blocks : [newBlock("paragraph", { key: "first" })];
};

type Props = { note: LibraryNoteDetail; projectHref: string };

/** A note's editor, keyboard first; everything is saved as it is typed. */
export function NoteEditor({ note, projectHref }: Props) {
  const [title, setTitle] = useState(note.title ?? "");
  const [emoji, setEmoji] = useState(note.emoji);
  const adopt = useRef<(newer: LibraryNoteDetail) => void>(() => undefined);
  const save = useAutosave(
    note,
    noteSaving,
    useCallback((newer: LibraryNoteDetail) => adopt.current(newer), []),
  );
  const onChange = useCallback((next: Block[]) => save.change({ content: contentOf(next) }), [save.change]);
  const blocks = useBlocks(
    useMemo(() => startOf(note.content), [note.content]),
    onChange,
  );
  const { evidence, adopt: adoptEvidence, choose } = useChoose(note.id, blocks, note.evidence);
  adopt.current = (newer) => {
    setTitle(newer.title ?? "");
    setEmoji(newer.emoji);
    adoptEvidence(newer.evidence);
    blocks.replace(startOf(newer.content));
  };
  const scope = useMemo(() => ({ projectId: note.projectId }), [note.projectId]);
  const numbers = useMemo(() => numbersOf(blocks.blocks), [blocks.blocks]);
  const router = useRouter();
  const titleBox = useRef<HTMLTextAreaElement>(null);
  const [isBlank] = useState(note.title === null && note.content.length === 0);
  // Someone who just created a note continues by typing.
  useEffect(() => {
    if (isBlank) titleBox.current?.focus({ preventScroll: true });
  }, [isBlank]);
  const shownTitle = title.trim() || "Untitled note";

  const store = async () => {
    if (!(await save.flush())) throw new CallError("This couldn’t be saved. See why at the top of the note.");
  };
  const { undo, redo } = blocks;
  const onKeyDown = (event: KeyboardEvent) => onHistoryKey(event, { undo, redo, save: () => void save.flush() });
  const goToFirst = () => {
    const [first] = blocks.blocks;
    if (first) blocks.focus({ key: first.key, at: 0 });
  };
  const writeOn = () => {
    const last = blocks.blocks.at(-1);
    if (last?.type === "paragraph") return blocks.focus({ key: last.key, at: last.text.length });
    const block = newBlock("paragraph");
    blocks.edit((all) => ({ blocks: [...all, block], focus: { key: block.key, at: 0 } }));
  };

  return (
    <article aria-label={shownTitle} className="grid grid-cols-1 gap-4">
      <div className="flex min-h-8 items-center justify-between gap-3">
        <SaveLine state={save.state} onRetry={() => void save.flush()} />
        <NoteMenu
          note={{ id: note.id, title: shownTitle }}
          canWrite
          beforeExport={store}
          markdown={() => noteMarkdown(shownTitle, blocks.blocks, evidence)}
          afterDelete={`${projectHref}/notes`}
        />
      </div>
      <SaveConflict
        state={save.state}
        gone={
          <Callout tone="warning" title="This note was deleted">
            Your last changes weren’t saved. Copy what you want to keep before you leave this page.
          </Callout>
        }
        onTakeNewer={save.adopt}
        onKeepMine={(newer) => void save.keepMine(newer)}
      />
      <div className="-ml-2.5 flex items-start gap-1.5">
        <EmojiPicker
          emoji={emoji}
          onChange={(next) => {
            setEmoji(next);
            save.change({ emoji: next });
          }}
        />
        <h1 className="min-w-0 flex-1">
          <TitleBox
            ref={titleBox}
            value={title}
            placeholder="Untitled note"
            onBlur={() => title !== (note.title ?? "") && void save.flush().then(() => router.refresh())}
            onLeave={goToFirst}
            onChange={(typed) => {
              setTitle(typed);
              save.change({ title: typed.trim() || null });
            }}
            className="block w-full overflow-hidden py-1 text-xl outline-none placeholder:text-muted-foreground"
          />
        </h1>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's */}
      <div
        ref={blocks.area}
        onKeyDown={onKeyDown}
        role="group"
        aria-label="Note text"
        className="grid grid-cols-1 gap-1"
      >
        {blocks.blocks.map((block, at) => (
          <BlockRow
            key={block.key}
            block={block}
            number={numbers.get(block.key) ?? 1}
            scope={scope}
            placeholder={placeholderOf(block, at, blocks.blocks.length)}
            evidence={evidence.get(block.passageId)}
            acts={rowActs(block.key, blocks, choose)}
          />
        ))}
        <button
          type="button"
          aria-label="Write at the end"
          tabIndex={-1}
          onClick={writeOn}
          className="h-32 cursor-text"
        />
      </div>
    </article>
  );
}

function placeholderOf({ type }: Block, at: number, count: number): string {
  if (type === "heading") return "Heading";
  if (type === "todo") return "To-do";
  if (type !== "paragraph") return "";
  return at === count - 1 ? "Write, or press / for blocks and @ for a quote" : "";
}
