import type { Viewport } from "next";
import type { ReactNode } from "react";

/** The page shrinks with a phone's keyboard, so that the text box stays above it. */
export const viewport: Viewport = { interactiveWidget: "resizes-content", viewportFit: "cover" };

export default function ParticipantLayout({ children }: { children: ReactNode }) {
  return children;
}
