"use client";
import {
  type ClipboardEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { selectionIn } from "@/components/blocks/caret";
import { triggerAt } from "@/components/blocks/trigger";
import type { QuoteScope } from "@/components/blocks/use-suggestions";
import { useTriggerMenu } from "@/components/blocks/use-trigger-menu";
import { cn } from "@/components/ui/cn";
import { TEXT_LOOK } from "../document/report-look";
import { RichText } from "../document/rich-text";
import type { Acts } from "./acts";
import { isHeading, type TextLine } from "./line";
import { LINE_KINDS, nameOf } from "./line-kinds";
import { isAtEdge, readRich, sameRich, writeRich } from "./rich-dom";

type Props = { line: TextLine; scope: QuoteScope; ready: boolean; placeholder: string; acts: Acts };

/**
 * One line of text, edited in place. What is typed is read from the element; other changes are written into it, so that
 * React renders its text only once.
 */
export function RichLine({ line, scope, ready, placeholder, acts }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isComposing = useRef(false);
  const { key } = line;
  const range = (): [number, number] => (box.current && selectionIn(box.current)) ?? [0, 0];
  const menu = useTriggerMenu({
    kinds: LINE_KINDS,
    scope,
    read: () => box.current && triggerAt(readRich(box.current).text, range()[1]),
    onChoose: (item, trigger) => acts.choose(key, item, trigger),
  });
  const [first] = useState(<RichText rich={line} />);

  useLayoutEffect(() => {
    const element = box.current;
    if (element && !isComposing.current && !sameRich(readRich(element), line)) writeRich(element, line);
  }, [line]);
  const look = useEffectEvent(() => {
    if (document.activeElement === box.current) menu.look();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once for each text, however it came about
  useEffect(() => look(), [line.text]);

  const onInput = () => {
    const element = box.current;
    if (!element || isComposing.current) return;
    const rich = readRich(element);
    // An emptied element keeps a line break, which would hide its placeholder.
    if (rich.text === "") element.replaceChildren();
    acts.type(key, rich, range()[1]);
  };
  const onBeforeInput = useEffectEvent((event: InputEvent) => {
    if (/^(format|history)|^insertLineBreak$|^insertFromDrop$/.test(event.inputType)) event.preventDefault();
    if (event.inputType !== "insertParagraph") return;
    event.preventDefault();
    acts.split(key, ...range());
  });
  useEffect(() => {
    const element = box.current;
    const listener = (event: InputEvent) => onBeforeInput(event);
    element?.addEventListener("beforeinput", listener);
    return () => element?.removeEventListener("beforeinput", listener);
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.nativeEvent.isComposing || menu.onKey(event)) return;
    const [from, to] = range();
    const isPlain = !event.shiftKey && !event.metaKey && !event.ctrlKey && from === to;
    const isCommand = (event.metaKey || event.ctrlKey) && !event.altKey && event.key.toLowerCase() === "b";
    const by = event.key === "ArrowUp" || event.key === "ArrowLeft" ? -1 : 1;
    const isVertical = event.key === "ArrowUp" || event.key === "ArrowDown";
    const isSideways = event.key === "ArrowLeft" || event.key === "ArrowRight";
    const isEnd = from === (by === -1 ? 0 : line.text.length);
    const act = (work: () => void) => {
      event.preventDefault();
      work();
    };
    if (isCommand) return act(() => acts.bold(key, [from, to]));
    if (isVertical && event.altKey) return act(() => acts.move(key, by));
    if (event.key === "Enter") return act(() => acts.split(key, from, to));
    if (event.key === "Backspace" && from === 0 && to === 0) return act(() => acts.joinBefore(key));
    if (event.key === "Delete" && isPlain && from === line.text.length) return act(() => acts.joinAfter(key));
    if (!isPlain || event.altKey) return;
    if (isVertical && isAtEdge(event.currentTarget, by)) return act(() => acts.go(key, by));
    if (isSideways && isEnd) act(() => acts.go(key, by));
  };
  const onPaste = (event: ClipboardEvent<HTMLDivElement>) => {
    event.preventDefault();
    const [file] = event.clipboardData.files;
    if (file?.type.startsWith("image/")) acts.image(key, file);
    else acts.paste(key, range(), event.clipboardData.getData("text/plain"));
  };

  return (
    <div className="relative min-w-0 flex-1">
      {/* biome-ignore lint/a11y/useSemanticElements: a textarea can't show bold words */}
      <div
        ref={box}
        role="textbox"
        tabIndex={0}
        dir="auto"
        data-block={key}
        data-placeholder={placeholder}
        aria-label={nameOf(line)}
        aria-multiline={!isHeading(line)}
        {...menu.aria}
        contentEditable={ready}
        suppressContentEditableWarning
        onInput={onInput}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onDrop={(event) => event.preventDefault()}
        onClick={() => look()}
        onBlur={menu.close}
        onCompositionStart={() => {
          isComposing.current = true;
        }}
        onCompositionEnd={() => {
          isComposing.current = false;
          onInput();
        }}
        className={cn(
          TEXT_LOOK[line.kind],
          "wrap-anywhere min-h-[1lh] whitespace-pre-wrap text-left outline-none empty:before:text-muted-foreground empty:before:content-[attr(data-placeholder)] print:empty:before:content-none",
        )}
      >
        {first}
      </div>
      {menu.list}
    </div>
  );
}
