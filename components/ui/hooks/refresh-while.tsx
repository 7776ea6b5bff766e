"use client";
import { useRouter } from "next/navigation";
import { useOffline } from "next/offline";
import { useEffect } from "react";
import { call } from "@/lib/api/client/call";
import { refreshEvery } from "./refresh-every";
import { beginUpdating } from "./self-updating";

type Props = { active: boolean; everyMs?: number };

const EVERY_MS = 2000;

/** When nobody is signed in any more, a refresh would leave for the sign-in page, and lose what is being typed. */
const mayRefresh = (): Promise<boolean> =>
  call("GET /settings/profile", {}).then(
    () => true,
    () => false,
  );

/** Reloads the page's data while something on it is still being worked on and the tab is visible. */
export function RefreshWhile({ active, everyMs = EVERY_MS }: Props) {
  const router = useRouter();
  // The router keeps what is asked of it without a connection, and would do all of it later.
  const isOffline = useOffline();
  useEffect(() => (active ? beginUpdating() : undefined), [active]);
  useEffect(() => {
    if (!active || isOffline) return;
    let isOver = false;
    const refresh = async () => {
      if (document.visibilityState !== "visible" || !navigator.onLine) return;
      if ((await mayRefresh()) && !isOver) router.refresh();
    };
    const stop = refreshEvery(everyMs, () => void refresh());
    return () => {
      isOver = true;
      stop();
    };
  }, [active, everyMs, isOffline, router]);
  return null;
}
