"use client";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { keepFocus } from "./keep-focus";
import { EDITOR_TABS, type EditorTab, type Missing } from "./missing";

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
  /** Opens the tab of a control and puts the focus into it. */
  const goTo = ({ tab: wanted, field }: Missing) => {
    open(wanted);
    keepFocus(field);
  };
  return { tab, open, goTo };
}
