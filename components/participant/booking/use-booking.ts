"use client";
import { useCallback, useEffect, useState } from "react";
import { type Answer, call } from "@/lib/api/client/call";
import type { Trouble } from "@/lib/api/client/insist";
import { keepTrying } from "../keep-trying";
import { useSeen } from "../use-seen";

export type BookingView = Answer<"GET /participation/{token}/booking">;
type Wish = { slotId: string; timeZone: string; email?: string; name?: string };

/**
 * The booking of the token's participant, and the free times; null while loading, which is repeated until it works: who
 * has a booking must not read that there are no times. Read again whenever the page is looked at, since the link to
 * join may have been added.
 */
export function useBooking(token: string) {
  const [booking, setBooking] = useState<BookingView | null>(null);
  const params = { token };
  const load = useCallback(
    async () => setBooking(await call("GET /participation/{token}/booking", { params: { token } })),
    [token],
  );
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    keepTrying(load, setTrouble, gone.signal).catch(() => gone.signal.aborted || setTrouble("retrying"));
    return () => gone.abort();
  }, [load]);
  useSeen(() => void load().catch(() => undefined));
  const book = async (body: Wish) => setBooking(await call("POST /participation/{token}/booking", { params, body }));
  const cancel = async () => setBooking(await call("DELETE /participation/{token}/booking", { params }));
  return { booking, trouble, load, book, cancel };
}
