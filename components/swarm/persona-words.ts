import type { LucideIcon } from "lucide-react";
import { Ear, Keyboard, Languages, MousePointerClick, Smartphone, Timer, Wifi, ZoomIn } from "lucide-react";
import type { SwarmPlan } from "@/lib/core/study/swarm-plan";
import { PERSONA_PRESETS } from "@/lib/core/swarm/personas";

export type Preset = SwarmPlan["personas"][number]["preset"];

const ICONS: Record<Preset, LucideIcon> = {
  everyday: MousePointerClick,
  keyboard: Keyboard,
  screen_reader: Ear,
  small_phone: Smartphone,
  zoomed: ZoomIn,
  slow_network: Wifi,
  impatient: Timer,
  second_language: Languages,
};

/** The personas that agents can play, in words. */
export const PERSONAS = (Object.keys(ICONS) as Preset[]).flatMap((preset) => {
  const persona = PERSONA_PRESETS.find(({ id }) => id === preset);
  return persona ? [{ preset, name: persona.name, description: persona.description, icon: ICONS[preset] }] : [];
});
