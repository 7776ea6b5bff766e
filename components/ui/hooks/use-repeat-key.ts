"use client";
import { useRef } from "react";
import { randomKey } from "@/lib/core/secrets/random-key";

/**
 * Idempotency keys for calls that cost something: the same body has the same key, so that a repetition, by a person or
 * after a lost response, costs nothing, until `renew` says that the next one is meant to be another.
 */
export function useRepeatKey() {
  const last = useRef({ body: "", key: "" });
  return {
    keyFor: (body: object): string => {
      const text = JSON.stringify(body);
      if (last.current.body !== text) last.current = { body: text, key: randomKey() };
      return last.current.key;
    },
    renew: () => {
      last.current = { body: "", key: "" };
    },
  };
}
