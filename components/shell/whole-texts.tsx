"use client";
import { useEffect } from "react";
import { cutTexts } from "./cut-texts";

/** What a column or a bar has no room for is shown whole when the mouse rests on it. */
export function WholeTexts() {
  useEffect(() => {
    let told: Element | null = null;
    const tell = ({ target, pointerType }: PointerEvent) => {
      told?.removeAttribute("title");
      told = null;
      if (pointerType !== "mouse" || !(target instanceof HTMLElement) || target.closest("[title]")) return;
      const texts = cutTexts(target);
      if (texts.length === 0) return;
      told = target;
      target.title = texts.join("\n");
    };
    document.addEventListener("pointerover", tell);
    return () => document.removeEventListener("pointerover", tell);
  }, []);
  return null;
}
