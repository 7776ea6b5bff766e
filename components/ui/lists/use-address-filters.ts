"use client";
import { useRouter } from "next/navigation";
import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState, useTransition } from "react";

const PAUSE_MS = 250;

/**
 * Filters that live in the address, so that a filtered list can be sent to a colleague, and Back works. A typed search
 * is applied after a pause, or at once on Enter or when another filter changes. `searchBox` are its field's properties.
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
  const searchBox = {
    maxLength: 200,
    value: typed,
    onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
      setTyped(value);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => go({ q: value.trim() } as Partial<Filters>), PAUSE_MS);
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === "Enter") go({});
    },
  };
  return { pending, go, searchBox };
}
