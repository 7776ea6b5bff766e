"use client";
import { useCallback, useEffect, useState } from "react";
import type { z } from "zod";
import { call } from "@/lib/api/call";
import { bookSlot, cancelBooking, getBooking } from "@/lib/api/participation-booking";

export type BookingView = z.output<(typeof getBooking)["response"]>;
type Wish = { slotId: string; timeZone: string; email?: string; name?: string };

/** The booking of the token's participant, and the free times. Null while loading. */
export function useBooking(token: string) {
  const [booking, setBooking] = useState<BookingView | null>(null);
  const params = { token };
  const load = useCallback(async () => setBooking(await call(getBooking, { params: { token } })), [token]);
  useEffect(() => {
    load().catch(() => setBooking({ booking: null, slots: [] }));
  }, [load]);
  const book = async (body: Wish) => setBooking(await call(bookSlot, { params, body }));
  const cancel = async () => setBooking(await call(cancelBooking, { params }));
  return { booking, load, book, cancel };
}
