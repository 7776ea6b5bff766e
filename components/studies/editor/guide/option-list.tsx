"use client";
import { Plus, X } from "lucide-react";
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/fields/input";
import { IconButton } from "@/components/ui/icon-button";
import { LONGEST_OPTION, MOST_OPTIONS } from "@/lib/core/study/limits";

type Props<T> = {
  options: T[];
  textOf: (option: T) => string;
  /** The option with a new text; without an option, a new one. */
  withText: (text: string, option?: T) => T;
  onChange: (options: T[]) => void;
  marker?: ReactNode;
  /** What else an option has, at the end of its line. */
  extra?: (option: T, change: (to: T) => void, number: number) => ReactNode;
};

/** Options, one per line: Enter creates the next, Backspace in an empty one goes back, a pasted list becomes lines. */
export function OptionList<T>({ options, textOf, withText, onChange, marker, extra }: Props<T>) {
  const list = useRef<HTMLUListElement>(null);
  const focus = (at: number) =>
    setTimeout(() =>
      list.current?.querySelectorAll("input[type=text]")[at]?.closest("li")?.querySelector("input")?.focus(),
    );
  const replace = (at: number, ...by: T[]) => onChange(options.toSpliced(at, 1, ...by).slice(0, MOST_OPTIONS));
  const add = (at: number) => {
    if (options.length >= MOST_OPTIONS) return;
    onChange(options.toSpliced(at, 0, withText("")));
    focus(at);
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>, at: number) => {
    if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      add(at + 1);
    } else if (event.key === "Backspace" && event.currentTarget.value === "" && options.length > 1) {
      event.preventDefault();
      replace(at);
      focus(Math.max(0, at - 1));
    }
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>, at: number, option: T) => {
    const lines = event.clipboardData
      .getData("text")
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter(Boolean);
    if (lines.length < 2) return;
    event.preventDefault();
    const [first = "", ...rest] = lines;
    replace(at, withText(textOf(option) + first, option), ...rest.map((line) => withText(line)));
    focus(at + rest.length);
  };
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1.5 font-medium text-sm">Options</legend>
      <ul ref={list} className="grid gap-1.5">
        {options.map((option, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place, its words change with every key
          <li key={at} className="flex flex-wrap items-center gap-2">
            <span aria-hidden className="text-muted-foreground [&_svg]:size-4">
              {marker}
            </span>
            <Input
              aria-label={`Option ${at + 1}`}
              maxLength={LONGEST_OPTION}
              placeholder={`Option ${at + 1}`}
              value={textOf(option)}
              onChange={(event) => replace(at, withText(event.target.value, option))}
              onKeyDown={(event) => onKey(event, at)}
              onPaste={(event) => onPaste(event, at, option)}
              className="h-8 min-w-0 flex-1"
            />
            {extra && (
              <span className="max-sm:order-last max-sm:basis-full max-sm:pl-6">
                {extra(option, (to) => replace(at, to), at + 1)}
              </span>
            )}
            <IconButton label={`Remove option ${at + 1}`} disabled={options.length === 1} onClick={() => replace(at)}>
              <X />
            </IconButton>
          </li>
        ))}
      </ul>
      <div>
        <Button tone="ghost" size="small" disabled={options.length >= MOST_OPTIONS} onClick={() => add(options.length)}>
          <Plus /> Add option
        </Button>
      </div>
    </fieldset>
  );
}
