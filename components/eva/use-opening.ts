"use client";
import { useEffect, useState } from "react";
import { type Answer, call } from "@/lib/api/client/call";
import type { Scope } from "./message-shape";
import { openingQuery } from "./scope/chosen";

export type Begins = Answer<"GET /eva/opening">;

/** The opening of a conversation about `scope`; null while it is loading, or if there is nothing to ask about. */
export function useOpening(scope: Scope | null, known?: Begins | undefined): Begins | null {
  const query = scope && openingQuery(scope);
  const key = query && JSON.stringify(query);
  const [told, setTold] = useState(known && key ? { key, begins: known } : null);
  const isTold = told?.key === key;
  useEffect(() => {
    if (key === null || isTold) return;
    const controller = new AbortController();
    call("GET /eva/opening", { query: JSON.parse(key), signal: controller.signal }).then(
      (begins) => setTold({ key, begins }),
      () => {},
    );
    return () => controller.abort();
  }, [key, isTold]);
  return isTold && told ? told.begins : null;
}
