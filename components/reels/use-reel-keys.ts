"use client";
import { usePageKeys } from "@/components/library/player/use-page-keys";
import type { ReelController } from "./reel-controller";

const ACTS: Record<string, (controller: ReelController) => void> = {
  " ": (controller) => controller.toggle(),
  k: (controller) => controller.toggle(),
  ArrowLeft: (controller) => controller.step(-1),
  ArrowRight: (controller) => controller.step(1),
};

/** Space and K play, the arrow keys move between clips. */
export const useReelKeys = (controller: ReelController) => usePageKeys(controller, ACTS);
