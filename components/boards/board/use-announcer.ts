"use client";
import { useCallback, useState } from "react";

/** What a screen reader announces; the same sentence twice is announced twice. */
export function useAnnouncer(): { said: string; announce: (text: string) => void } {
  const [said, setSaid] = useState("");
  const announce = useCallback((text: string) => setSaid((last) => (last === text ? `${text}\u00A0` : text)), []);
  return { said, announce };
}
