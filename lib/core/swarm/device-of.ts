import type { Persona } from "./types";

type Device = {
  /** CSS pixels. */
  viewport: { width: number; height: number };
  deviceScaleFactor: number;
  isMobile: boolean;
  hasTouch: boolean;
  locale: string;
  /** A weak mobile connection; null for full speed. */
  network: { latencyMs: number; kbps: number } | null;
};

const WINDOWS = {
  desktop: { width: 1280, height: 800 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
  small_phone: { width: 320, height: 568 },
};

/** A persona's browser settings. Zoom halves the room in CSS pixels, as in a real browser (WCAG 1.4.10). */
export function deviceOf(persona: Persona): Device {
  const { width, height } = WINDOWS[persona.device];
  const zoom = persona.zoomPercent / 100;
  const mobile = persona.device !== "desktop";
  return {
    viewport: { width: Math.round(width / zoom), height: Math.round(height / zoom) },
    deviceScaleFactor: zoom,
    isMobile: mobile,
    hasTouch: persona.input === "touch",
    locale: persona.locale,
    network: persona.network === "slow" ? { latencyMs: 150, kbps: 1_600 } : null,
  };
}
