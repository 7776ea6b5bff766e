"use client";
import { SmilePlus } from "lucide-react";
import { Popover } from "radix-ui";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { emojiOf } from "../emoji-of";

const EMOJIS = "💡 🔥 ⭐ 🎯 🧭 🔍 🗣️ 💬 😀 🙂 😐 🙁 😡 🤔 ❓ ❗ ✅ ⚠️ 🚧 🧪 📌 📈 📉 💳 🧾 🛒 📱 🖥️ 🗓️ ⏱️ 🤝 🏁".split(" ");

type Props = { emoji: string | null; onChange: (emoji: string | null) => void };

/** Chooses an emoji to recognize the note by. */
export function EmojiPicker({ emoji, onChange }: Props) {
  const [open, setOpen] = useState(false);
  const choose = (chosen: string | null) => {
    onChange(chosen);
    setOpen(false);
  };
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <button
          type="button"
          aria-label={emoji ? `Emoji ${emoji}: change` : "Add an emoji"}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-md text-[1.75rem] leading-none hover:bg-muted"
        >
          {emojiOf({ emoji }) ?? <SmilePlus aria-hidden className="size-5 text-muted-foreground" />}
        </button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={6}
          aria-label="Emoji"
          className="z-50 grid w-72 gap-2 rounded-md border bg-raised p-2 shadow-high"
        >
          <div className="grid grid-cols-8">
            {EMOJIS.map((one) => (
              <button
                key={one}
                type="button"
                onClick={() => choose(one)}
                className="inline-flex size-8 items-center justify-center rounded-sm text-lg hover:bg-muted"
              >
                {one}
              </button>
            ))}
          </div>
          {emoji && (
            <Button size="small" onClick={() => choose(null)}>
              No emoji
            </Button>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
