import { afterEach, expect, test, vi } from "vitest";
import { createPlayer } from "@/components/library/player/player";

afterEach(() => void vi.unstubAllGlobals());

/** The parts of a browser's media element that the player uses. */
class Element extends EventTarget {
  currentTime = 0;
  duration = 60;
  readyState = 4;
  play() {
    this.dispatchEvent(new Event("play"));
    return Promise.resolve();
  }
  /** Fired a moment later, as a browser does. */
  pause() {
    queueMicrotask(() => this.dispatchEvent(new Event("pause")));
  }
}

test("a range stops at its end, however late the page reads the clock", async () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  vi.stubGlobal("cancelAnimationFrame", () => frames.splice(0));
  const element = new Element();
  const player = createPlayer(60);
  player.attach(element as unknown as HTMLMediaElement);
  player.playStretch(27, 29);
  element.currentTime = 28.9;
  frames.shift()?.();
  expect(player.state()).toMatchObject({ isPlaying: true, seconds: 28.9 });
  element.currentTime = 31.4;
  frames.shift()?.();
  await Promise.resolve();
  expect(player.state()).toMatchObject({ isPlaying: false, seconds: 29 });
  expect(element.currentTime).toBe(29);
  expect(frames).toEqual([]);
});
