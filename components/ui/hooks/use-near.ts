"use client";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

/** A list this short is always rendered in full. */
export const ALL_DRAWN = 150;

/** How far beyond the visible area rows are rendered in full: about a screen up and down, and two lanes to the side. */
const ROWS_MARGIN = "800px 0px";
const COLUMNS_MARGIN = "0px 600px";

type Seen = { near: ReadonlySet<string>; heights: ReadonlyMap<string, number> };

/** `watch` is a ref callback for each row's element, which has the row's id in `data-near`; it returns its cleanup. */
export type Near = Seen & { watch: (element: HTMLElement | null) => () => void };

type Options = {
  isOn: boolean;
  /** Counts as near until the browser has checked. */
  first: () => string[];
  /** What scrolls, if it isn't the window. */
  scroller?: RefObject<HTMLElement | null>;
  /** While this is far to the side, none of its rows is near. */
  column?: RefObject<HTMLElement | null>;
};

const idOf = (element: Element): string => (element instanceof HTMLElement ? (element.dataset.near ?? "") : "");

/** What is near after some rows came into range and some left, which keep their height. */
function after({ near, heights }: Seen, came: Element[], went: Element[]): Seen {
  const left = went.filter((element) => near.has(idOf(element)));
  const all = new Set(near);
  for (const element of left) all.delete(idOf(element));
  for (const element of came) all.add(idOf(element));
  const kept = left.map((element) => [idOf(element), element.getBoundingClientRect().height] as const);
  return { near: all, heights: left.length > 0 ? new Map([...heights, ...kept]) : heights };
}

const isNews = ({ near }: Seen, came: Element[], went: Element[]): boolean =>
  came.some((element) => !near.has(idOf(element))) || went.some((element) => near.has(idOf(element)));

/**
 * Which rows of a long list are near the visible area. The others are rendered with little more than their text:
 * thousands of rows with menus and links block the browser for seconds, and without their text its search finds
 * nothing.
 */
export function useNear({ isOn, first, scroller, column }: Options): Near {
  const [seen, setSeen] = useState<Seen>(() => ({ near: new Set(isOn ? first() : []), heights: new Map() }));
  const elements = useRef(new Set<HTMLElement>());
  const observer = useRef<IntersectionObserver | null>(null);

  useEffect(() => {
    if (!isOn) return;
    const see = (came: Element[], went: Element[]) =>
      setSeen((before) => (isNews(before, came, went) ? after(before, came, went) : before));
    const look = (entries: IntersectionObserverEntry[]) => {
      // An element that was rendered again since then is checked separately.
      const here = entries.filter(({ target }) => target.isConnected);
      const those = (isIn: boolean) =>
        here.filter((entry) => entry.isIntersecting === isIn).map(({ target }) => target);
      see(those(true), those(false));
    };
    const leave = () => {
      observer.current?.disconnect();
      observer.current = null;
    };
    const enter = () => {
      leave();
      observer.current = new IntersectionObserver(look, { root: scroller?.current ?? null, rootMargin: ROWS_MARGIN });
      for (const element of elements.current) observer.current.observe(element);
    };
    if (!column?.current) {
      enter();
      return leave;
    }
    const sideways = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) return enter();
        leave();
        see([], [...elements.current]);
      },
      { root: column.current.parentElement, rootMargin: COLUMNS_MARGIN },
    );
    sideways.observe(column.current);
    return () => {
      sideways.disconnect();
      leave();
    };
  }, [isOn, scroller, column]);

  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return () => {};
    elements.current.add(element);
    observer.current?.observe(element);
    return () => {
      elements.current.delete(element);
      observer.current?.unobserve(element);
    };
  }, []);
  return { ...seen, watch };
}
