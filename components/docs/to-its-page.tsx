"use client";
import { useEffect } from "react";

type Props = { groups: { href: string; ids: string[] }[] };

/** Links to a call were to one page with all of them; who follows one goes on to where it is told of. */
export function ToItsPage({ groups }: Props) {
  useEffect(() => {
    const id = decodeURIComponent(window.location.hash.slice(1));
    const group = id && groups.find(({ ids }) => ids.includes(id));
    if (group) window.location.replace(`${group.href}#${id}`);
  }, [groups]);
  return null;
}
