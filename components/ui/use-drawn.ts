"use client";
import { useSyncExternalStore } from "react";

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
  return isBrowser ? items : items.slice(0, most);
}
