"use client";
import { WifiOff } from "lucide-react";
import { useOffline } from "next/offline";
import { useSyncExternalStore } from "react";

function onChange(tell: () => void) {
  window.addEventListener("online", tell);
  window.addEventListener("offline", tell);
  return () => {
    window.removeEventListener("online", tell);
    window.removeEventListener("offline", tell);
  };
}

/**
 * While there is no connection: the page stays, and the router opens what was asked for once it is back (130). Below,
 * because editors say above their words that nothing is being saved.
 */
export function OfflineNotice() {
  const isUnreachable = useOffline();
  const isOnline = useSyncExternalStore(
    onChange,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-24 z-60 flex justify-center px-4 print:hidden"
    >
      {(isUnreachable || !isOnline) && (
        <p className="flex max-w-md items-start gap-2.5 rounded-md border bg-raised px-3.5 py-2.5 text-pretty shadow-high">
          <WifiOff aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
          <span>
            <b className="font-medium">{isOnline ? "Earshot can’t be reached." : "You’re offline."}</b> This page stays
            as it is. What you open next appears once the connection is back.
          </span>
        </p>
      )}
    </div>
  );
}
