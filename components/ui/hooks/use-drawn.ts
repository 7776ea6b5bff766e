"use client";
import { useEffect, useState, useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * How much of a long list is rendered: the first `most` on the server, all of it in the browser. The page's data
 * already contains the whole list; as additional HTML, thousands of rows keep the server busy for seconds and take
 * megabytes.
 */
export function useDrawn<Item>(items: Item[], most: number): Item[] {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [isLong] = useState(items.length > most);
  const isLate = isBrowser && isLong;
  useEffect(() => {
    // The browser looked for the address's fragment before the whole list was rendered.
    if (isLate && window.location.hash) document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, [isLate]);
  return isBrowser ? items : items.slice(0, most);
}
