"use client";
import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "./button";
import { copyText } from "./copy-text";

type Props = { text: string; label: string; iconOnly?: boolean };

export function CopyButton({ text, label, iconOnly }: Props) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    if (await copyText(text)) setCopied(true);
  };
  return (
    <Button
      size={iconOnly ? "icon" : "small"}
      tone={iconOnly ? "ghost" : "secondary"}
      {...(iconOnly ? { "aria-label": label } : {})}
      onClick={copy}
    >
      {copied ? <Check className="text-success" /> : <Copy />}
      {!iconOnly && (copied ? "Copied" : label)}
      <span role="status" className="sr-only">
        {copied ? "Copied to the clipboard" : ""}
      </span>
    </Button>
  );
}
