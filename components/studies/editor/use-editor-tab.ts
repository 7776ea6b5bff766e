"use client";
import { useSearchParams } from "next/navigation";
import { useRef, useState } from "react";
import { EDITOR_TABS, type EditorTab, type Missing } from "./saving/missing";

/** The open tab is also in the address, so that a link or a reload opens it again. */
export function useEditorTab() {
  const given = useSearchParams().get("tab");
  const [tab, setTab] = useState<EditorTab>(() => EDITOR_TABS.find((name) => name === given) ?? "guide");
  const open = (to: EditorTab) => {
    setTab(to);
    const url = new URL(window.location.href);
    if (to === "guide") url.searchParams.delete("tab");
    else url.searchParams.set("tab", to);
    window.history.replaceState(null, "", url);
  };
  /** Opens a control's tab and, through `focusWanted`, focuses the control once the dialog that named it has closed. */
  const wanted = useRef<string | null>(null);
  const goTo = ({ tab: to, field }: Pick<Missing, "tab" | "field">) => {
    wanted.current = field;
    open(to);
  };
  const focusWanted = () => {
    const field = wanted.current;
    wanted.current = null;
    if (field === null) return;
    const control = document.getElementById(field) ?? document.querySelector<HTMLElement>(`[data-field="${field}"]`);
    control?.focus();
    control?.scrollIntoView({ block: "center" });
  };
  return { tab, open, goTo, focusWanted };
}
