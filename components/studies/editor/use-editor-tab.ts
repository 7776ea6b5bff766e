"use client";
import { useSearchParams } from "next/navigation";
import { EDITOR_TABS, type EditorTab, type Missing } from "./missing";

const MOST_FRAMES = 120;
const AFTER_CLOSING_MS = 60;

/** The open tab is in the address, so that a link or a reload opens it again. */
export function useEditorTab() {
  const given = useSearchParams().get("tab");
  const tab = EDITOR_TABS.find((name) => name === given) ?? "guide";
  const open = (to: EditorTab) => {
    const url = new URL(window.location.href);
    if (to === "guide") url.searchParams.delete("tab");
    else url.searchParams.set("tab", to);
    window.history.replaceState(null, "", url);
  };
  /** Opens the tab of a control and puts the focus into it. */
  const goTo = ({ tab: wanted, field }: Missing) => {
    open(wanted);
    focusOnceClosed(field, MOST_FRAMES);
  };
  return { tab, open, goTo };
}

/** A dialog gives the focus back to its opener once it is closed: only after that it can go elsewhere. */
function focusOnceClosed(field: string, framesLeft: number) {
  requestAnimationFrame(() => {
    if (framesLeft > 0 && document.querySelector("[role=dialog]")) return focusOnceClosed(field, framesLeft - 1);
    setTimeout(() => {
      const control = document.getElementById(field) ?? document.querySelector<HTMLElement>(`[data-field="${field}"]`);
      control?.focus();
      control?.scrollIntoView({ block: "center" });
    }, AFTER_CLOSING_MS);
  });
}
