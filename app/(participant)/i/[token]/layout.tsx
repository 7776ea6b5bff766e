import type { Viewport } from "next";
import type { ReactNode } from "react";

/** The page shrinks with the keyboard of a phone, so that the box to write in stays above it. */
export const viewport: Viewport = { interactiveWidget: "resizes-content", viewportFit: "cover" };

export default function ParticipantLayout({ children }: { children: ReactNode }) {
  return children;
}
