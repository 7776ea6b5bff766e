"use client";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState, useTransition } from "react";

const PAUSE_MS = 250;

/**
 * Filters that live in the address, so that a filtered list can be sent to a colleague, and Back works. A typed search
 * is applied after a pause, or at once when another filter changes.
 */
export function useAddressFilters<Filters extends { q: string }>(
  filters: Filters,
  pathOf: (filters: Filters) => string,
) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [typed, setTyped] = useState(filters.q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const go = (change: Partial<Filters>) => {
    clearTimeout(timer.current);
    startTransition(() => router.replace(pathOf({ ...filters, q: typed.trim(), ...change }), { scroll: false }));
  };
  const search = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => go({ q: text.trim() } as Partial<Filters>), PAUSE_MS);
  };
  return { pending, typed, go, search };
}
