"use client";
import { useRouter } from "next/navigation";
import { type RefObject, useCallback, useEffect, useMemo, useRef, useTransition } from "react";
import { toast } from "@/components/ui/dialogs/toast";
import { call } from "@/lib/api/client/call";
import { CallError } from "@/lib/api/client/call-error";
import { Turns } from "@/lib/core/data/turns";
import type { Edit, Whole } from "../shapes";

export type Acts = {
  /** Resolves with whether it was stored. `done` is then shown, with a way to undo it. */
  act: (edit: Edit, done?: string) => Promise<boolean>;
  undo: () => void;
  /** Requests the page from the server again. */
  refresh: () => void;
};

const MEANWHILE =
  "Someone else just changed the readout. You’re now seeing the latest version. Try again if your change still fits.";

/** Changes to the readout, each based on the newest version that this page knows. */
export function useActs({ studyId, version }: Pick<Whole, "studyId" | "version">): Acts & {
  known: RefObject<number>;
  isRefreshing: boolean;
} {
  const router = useRouter();
  const known = useRef(version);
  useEffect(() => {
    known.current = Math.max(known.current, version);
  }, [version]);
  const [isRefreshing, startRefreshing] = useTransition();
  const refresh = useCallback(() => startRefreshing(() => router.refresh()), [router]);
  const acts = useMemo(() => {
    const params = { id: studyId };
    const doNow = async (work: () => Promise<Whole>): Promise<boolean> => {
      try {
        known.current = (await work()).version;
      } catch (thrown) {
        const isConflict = CallError.isConflict(thrown);
        if (isConflict && work !== takeBack) toast.error(MEANWHILE);
        else toast.failed(thrown);
        // Reloading would show the sign-in page, or one without the field, and what was typed would be lost.
        if (!CallError.isSignedOut(thrown) && !CallError.isForbidden(thrown)) refresh();
        return false;
      }
      refresh();
      return true;
    };
    // One at a time: a quick second change is based on the version that the first one produces.
    const turns = new Turns(1);
    const change = (work: () => Promise<Whole>): Promise<boolean> => turns.take(() => doNow(work));
    const takeBack = () => call("POST /studies/{id}/readout/undo", { params, body: {} });
    const undo = () => void change(takeBack).then((worked) => worked && toast.success("Your last change was undone."));
    const act = async (edit: Edit, done?: string) => {
      const worked = await change(() =>
        call("POST /studies/{id}/readout/edits", { params, body: { version: known.current, edit } }),
      );
      if (worked && done) toast.success(done, { label: "Undo", run: undo });
      return worked;
    };
    return { act, undo };
  }, [studyId, refresh]);
  return { ...acts, refresh, known, isRefreshing };
}
