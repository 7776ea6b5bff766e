"use client";
import { useEffect, useState } from "react";
import { copyText } from "./copy-text";

const SHOWN_MS = 2000;

/** Copies a text, and confirms it for a moment. */
export function useCopied(): [copied: boolean, copy: (text: string) => Promise<void>] {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return [
    copied,
    async (text) => {
      if (await copyText(text)) setCopied(true);
    },
  ];
}
