"use client";
import { useEffect } from "react";

type Props = { groups: { href: string; ids: string[] }[] };

/** Links used to lead to one page with all calls; this redirects to the page that has the call now. */
export function ToItsPage({ groups }: Props) {
  useEffect(() => {
    const id = decodeURIComponent(window.location.hash.slice(1));
    const group = id && groups.find(({ ids }) => ids.includes(id));
    if (group) window.location.replace(`${group.href}#${id}`);
  }, [groups]);
  return null;
}
