"use client";
import { useEffect, useState, useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * What is drawn of a long list: its first `most` on the server, all of it in the browser. The page's data holds the whole
 * list already; as HTML beside it, thousands of rows hold the server for seconds and come to megabytes.
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
    // The browser has looked for what the address names before all of it was drawn.
    if (isLate && window.location.hash) document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, [isLate]);
  return isBrowser ? items : items.slice(0, most);
}
