"use client";
import { usePathname, useRouter } from "next/navigation";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { call } from "@/lib/api/client/call";
import { Turns } from "@/lib/core/data/turns";
import { findDuplicate } from "./find-duplicate";
import { refusalOf } from "./refusal-of";
import { RememberedUploads } from "./remembered";
import { sendInParts } from "./send-in-parts";
import { sendWhole } from "./send-whole";
import { PARTS_FROM_BYTES } from "./source";
import { isUnderWay, type Upload } from "./upload";
import { UploadQueue } from "./upload-queue";
import { UploadTray } from "./upload-tray";
import { UploadsContext } from "./uploads-context";
import { useInterrupted } from "./use-interrupted";

const PUTS_AT_ONCE = 3;
/** Many small files finish at nearly the same time: one reload for all of them. */
const REFRESH_AFTER_MS = 400;
const NONE: readonly Upload[] = [];

/** Keeps a workspace's uploads while a person moves from page to page, and shows them in a tray. */
export function UploadsProvider({ workspaceId, children }: { workspaceId: string; children: ReactNode }) {
  const router = useRouter();
  const refreshing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const refresh = useCallback(() => {
    clearTimeout(refreshing.current);
    refreshing.current = setTimeout(() => router.refresh(), REFRESH_AFTER_MS);
  }, [router]);
  const remembered = useMemo(() => new RememberedUploads(workspaceId), [workspaceId]);
  const queue = useMemo(() => {
    const turns = new Turns(PUTS_AT_ONCE);
    return new UploadQueue({
      send: (source, hooks, signal) =>
        source.file.size > PARTS_FROM_BYTES
          ? sendInParts(source, { turns, remembered }, hooks, signal)
          : sendWhole(source, turns, hooks, signal),
      refusalOf: ({ file }) => refusalOf(file),
      findDuplicate,
      cancel: (uploadId) => {
        remembered.forget(uploadId);
        call("DELETE /library/uploads/{id}", { params: { id: uploadId } }).catch(() => undefined);
      },
      onDone: refresh,
    });
  }, [remembered, refresh]);
  const uploads = useSyncExternalStore(queue.subscribe, queue.current, () => NONE);
  const { interrupted, drop, discard } = useInterrupted(remembered, refresh);
  const begun = new Set(uploads.map(({ uploadId }) => uploadId));
  const left = interrupted.filter(({ uploadId }) => !begun.has(uploadId));

  const underWay = uploads.some(isUnderWay);
  useEffect(() => {
    if (!underWay) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [underWay]);

  const path = usePathname();
  // Whoever goes on has seen what is there, and on a file's page the tray would cover its player.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each page.
  useEffect(() => queue.clearDone(), [path]);

  const context = useMemo(() => ({ add: (sources: Parameters<typeof queue.add>[0]) => queue.add(sources) }), [queue]);
  return (
    <UploadsContext value={context}>
      {children}
      {(uploads.length > 0 || left.length > 0) && (
        <UploadTray
          queue={queue}
          uploads={uploads}
          interrupted={left}
          onResumed={drop}
          onDiscard={discard}
          onChanged={refresh}
        />
      )}
    </UploadsContext>
  );
}
