"use client";
import { useState } from "react";
import { toast } from "@/components/ui/dialogs/toast";
import { call } from "@/lib/api/client/call";
import type { Kind, Mask, Summary } from "./kind-words";
import type { RowActs } from "./review-row";

type Told = { changed: number; scannedAt: string | null; counts: Summary["counts"] };
type Choice = { maskIds: string[] } | { kind: Kind } | { all: true };

type Options = {
  ownerId: string;
  settle: (gone: (mask: Mask) => boolean, summary: Summary) => void;
  /** The transcript says something else by now. */
  onText: () => void;
};

/** Carries out decisions in the review, one at a time; failures are shown in a toast. */
export function useReview({ ownerId, settle, onText }: Options) {
  const [busy, setBusy] = useState(false);
  const [originals, setOriginals] = useState<Record<string, string>>({});
  const params = { ownerId };

  const act = async (work: () => Promise<Told>, gone: (mask: Mask) => boolean, changesText: boolean) => {
    if (busy) return;
    setBusy(true);
    try {
      const { scannedAt, counts } = await work();
      settle(gone, { scannedAt, counts });
      if (changesText) onText();
    } catch (thrown) {
      toast.failed(thrown);
    }
    setBusy(false);
  };
  const is =
    ({ id }: Mask) =>
    (other: Mask) =>
      other.id === id;
  const maskAll = (choice: Choice, gone: (mask: Mask) => boolean) =>
    act(() => call("POST /transcripts/{ownerId}/masks/apply", { params, body: choice }), gone, true);
  const acts: RowActs = {
    mask: (mask) => void maskAll({ maskIds: [mask.id] }, is(mask)),
    dismiss: (mask) =>
      void act(
        () => call("POST /transcripts/{ownerId}/masks/dismiss", { params, body: { maskIds: [mask.id] } }),
        is(mask),
        false,
      ),
    restore: (mask) =>
      void act(
        () => call("POST /transcripts/{ownerId}/masks/restore", { params, body: { maskIds: [mask.id] } }),
        is(mask),
        false,
      ),
    unmask: (mask) =>
      void act(
        () => call("POST /transcripts/{ownerId}/masks/unmask", { params, body: { maskIds: [mask.id] } }),
        is(mask),
        true,
      ),
    reveal: async (mask) => {
      try {
        const { original } = await call("GET /transcripts/{ownerId}/masks/{maskId}/original", {
          params: { ownerId, maskId: mask.id },
        });
        setOriginals((now) => ({ ...now, [mask.id]: original }));
      } catch (thrown) {
        toast.failed(thrown);
      }
    },
  };
  return { busy, acts, originals, maskAll };
}
