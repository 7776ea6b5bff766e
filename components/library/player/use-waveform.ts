"use client";
import { useEffect, useRef } from "react";
import { drawWaveform } from "./draw-waveform";
import type { Player } from "./player";
import type { Peaks, WaveMark } from "./waveform-shape";

type Stretch = { peaks: Peaks | null; marks?: WaveMark[]; fromSeconds: number; toSeconds: number };

const NO_MARKS: WaveMark[] = [];

/** Keeps a canvas up to date: with the player's clock, its size, and the theme's colors. */
export function useWaveform(player: Player, { peaks, marks = NO_MARKS, fromSeconds, toSeconds }: Stretch) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    let frame = 0;
    const draw = () => {
      frame = 0;
      drawWaveform(element, { peaks, marks, fromSeconds, toSeconds, seconds: player.state().seconds });
    };
    const ask = () => {
      if (frame === 0) frame = requestAnimationFrame(draw);
    };
    ask();
    const release = player.subscribe(ask);
    const size = new ResizeObserver(ask);
    size.observe(element);
    const theme = new MutationObserver(ask);
    theme.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
    return () => {
      cancelAnimationFrame(frame);
      release();
      size.disconnect();
      theme.disconnect();
    };
  }, [player, peaks, marks, fromSeconds, toSeconds]);
  return canvas;
}
