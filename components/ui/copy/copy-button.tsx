"use client";
import { Check, Copy } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useCopied } from "./use-copied";

type Props = { text: string; label: string; iconOnly?: boolean; size?: "small" | "field" };

export function CopyButton({ text, label, iconOnly, size = "small" }: Props) {
  const [copied, copy] = useCopied();
  return (
    <Button
      size={iconOnly ? "icon" : size}
      tone={iconOnly ? "ghost" : "secondary"}
      {...(iconOnly ? { "aria-label": label } : {})}
      onClick={() => copy(text)}
    >
      {copied ? <Check className="text-success" /> : <Copy />}
      {!iconOnly && (copied ? "Copied" : label)}
      <span role="status" className="sr-only">
        {copied ? "Copied to the clipboard" : ""}
      </span>
    </Button>
  );
}
