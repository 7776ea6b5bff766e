"use client";
import { Check } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { count } from "@/lib/core/text/count";
import { fill } from "@/lib/core/text/fill";
import { BigButton } from "../big-button";
import { PoliteEnd } from "../polite-end";
import type { View } from "../shapes";
import { amount } from "../words/amount";
import { useWords } from "../words/words-context";
import { AddressForm } from "./address-form";

/** WCAG 2.2.1: at least 20 seconds to choose to stay, counted from when a screen reader has read this far. */
const REDIRECT_SECONDS = 30;

type Props = { view: View; onLeave: (email: string) => Promise<void> };

/** The end: thanks, the reward, and on to where the researcher wants people to go. */
export function Thanks({ view, onLeave }: Props) {
  const { words, language } = useWords();
  const { thanks } = words;
  const { redirectUrl = null, rewardCents = null, rewardStatus = "none" } = view.thanks ?? {};
  const [left, setLeft] = useState(REDIRECT_SECONDS);
  const [stays, setStays] = useState(false);
  const goes = redirectUrl !== null && !stays;
  useEffect(() => {
    if (!goes) return;
    if (left <= 0) return window.location.assign(redirectUrl);
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [goes, left, redirectUrl]);
  const way = useRef<HTMLAnchorElement>(null);
  const stay = () => {
    // Pressing the button removes it.
    way.current?.focus();
    setStays(true);
  };
  const [warning, setWarning] = useState("");
  const told = count(thanks.redirect, Math.max(left, 1), language);
  // Said once, and after the heading: what is there from the start is not announced, and each second would be too much.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page appears.
  useEffect(() => setWarning(redirectUrl === null ? "" : told), []);
  const said = rewardStatus === "paid" ? thanks.rewardPaid : thanks.rewardSoon;
  const lacksAddress = view.addressNeed !== null && !view.participant?.email;
  return (
    <PoliteEnd
      icon={Check}
      title={thanks.title}
      form={view.addressNeed && <AddressForm view={view} onLeave={onLeave} onFocus={() => setStays(true)} />}
      action={
        redirectUrl && (
          <>
            <BigButton tone="primary" asChild>
              <a ref={way} href={redirectUrl}>
                {thanks.go}
              </a>
            </BigButton>
            {!stays && (
              <BigButton tone="ghost" onClick={stay}>
                {thanks.stay}
              </BigButton>
            )}
          </>
        )
      }
      foot={
        goes ? (
          <>
            {told}
            <span role="status" className="sr-only">
              {warning}
            </span>
          </>
        ) : (
          !lacksAddress && words.end.mayClose
        )
      }
    >
      {fill(thanks.lead, { workspace: view.study.workspaceName })}
      {rewardCents ? <> {fill(said, { amount: amount(rewardCents, language) })}</> : null}
    </PoliteEnd>
  );
}
