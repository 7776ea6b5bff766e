"use client";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { call } from "@/lib/api/client/call";
import { CallError } from "@/lib/api/client/call-error";
import type { Estimate } from "@/lib/core/study/estimate";
import { isLost, type Refusal, refusalOf } from "./refusal";

type Approval = { approve: true; expectedTotalCents: number; acceptExtraCharge?: true };
/** What is done for the price; `next` is the page that shows it. */
export type Send = (id: string, body: Approval) => Promise<{ checkoutUrl?: string | undefined; next: string }>;

/** Anyone pressing the button has read the price on it, including that of an extra Swarm run. */
const approvalOf = ({ totalCents, swarm }: Estimate): Approval => {
  const approval = { approve: true, expectedTotalCents: totalCents } as const;
  return swarm && swarm.extraCents > 0 ? { ...approval, acceptExtraCharge: true } : approval;
};

const isLaunched = (id: string): Promise<boolean> =>
  call("GET /studies/{id}", { params: { id } }).then(
    ({ status }) => status !== "draft",
    () => false,
  );

const launchStudy: Send = async (id, body) => {
  const next = `/studies/${id}?launched`;
  try {
    const { checkoutUrl } = await call("POST /studies/{id}/publish", { params: { id }, body });
    return { checkoutUrl, next };
  } catch (thrown) {
    // The answer to this or an earlier try was lost, or a colleague was faster.
    if ((isLost(thrown) || CallError.isConflict(thrown)) && (await isLaunched(id))) return { next };
    throw thrown;
  }
};

/**
 * The price according to the server, and the launch at exactly that price. If it has changed meanwhile, nothing is
 * charged, and approval is asked for the new price.
 */
export function useLaunch(id: string, flush: () => Promise<boolean>, close: () => void, send: Send = launchStudy) {
  const router = useRouter();
  const [estimate, setEstimate] = useState<Estimate | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    let gone = false;
    const load = async () => {
      const stored = await flush();
      if (!stored)
        throw new CallError(
          "Your latest changes aren’t saved yet, so the price isn’t known. Close this and try again.",
        );
      const price = await call("GET /studies/{id}/estimate", { params: { id }, query: {} });
      if (!gone) setEstimate(price);
    };
    load().catch((thrown) => !gone && setRefusal({ kind: "other", message: CallError.sentence(thrown) }));
    return () => {
      gone = true;
    };
  }, [id, flush]);

  const explain = async (thrown: unknown, agreedCents: number) => {
    const message = CallError.sentence(thrown);
    if (!CallError.isConflict(thrown)) return setRefusal(refusalOf(thrown));
    const now = await call("GET /studies/{id}/estimate", { params: { id }, query: {} });
    if (now.totalCents === agreedCents) return setRefusal({ kind: "other", message });
    setEstimate(now);
    setRefusal({ kind: "changed", beforeCents: agreedCents });
  };

  const launch = async () => {
    if (!estimate || busy) return;
    setBusy(true);
    setRefusal(null);
    try {
      const { checkoutUrl, next } = await send(id, approvalOf(estimate));
      if (checkoutUrl) return window.location.assign(checkoutUrl);
      router.push(next);
      close();
    } catch (thrown) {
      await explain(thrown, estimate.totalCents).catch((again: unknown) =>
        setRefusal({ kind: "other", message: CallError.sentence(again) }),
      );
      setBusy(false);
    }
  };
  return { estimate, refusal, busy, launch };
}
