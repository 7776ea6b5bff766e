import type { Locator } from "@playwright/test";

/** The clips that a reel plays in turn: a clip of one second may be over between two polls from outside. */
export const playedIn = (reel: Locator, count: number): Promise<string[]> =>
  reel.evaluate(
    (list, count) =>
      new Promise<string[]>((done) => {
        const played: string[] = [];
        const look = () => {
          const now = list.querySelector("li[aria-current=true]")?.textContent;
          if (now && now !== played.at(-1)) played.push(now);
          if (played.length === count) done(played);
        };
        look();
        new MutationObserver(look).observe(list, { subtree: true, attributeFilter: ["aria-current"] });
      }),
    count,
  );
