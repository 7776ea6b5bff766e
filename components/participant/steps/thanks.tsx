"use client";
import { Check } from "lucide-react";
import { useEffect, useState } from "react";
import { BigButton } from "../big-button";
import { PoliteEnd } from "../polite-end";
import type { View } from "../shapes";
import { amount } from "../words/amount";
import { count, fill } from "../words/fill";
import { useWords } from "../words/words-context";

const REDIRECT_SECONDS = 8;

/** The end of the way: thanks, the reward, and on to where the researcher wants people to go. */
export function Thanks({ view }: { view: View }) {
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
  const said = rewardStatus === "paid" ? thanks.rewardPaid : thanks.rewardSoon;
  return (
    <PoliteEnd
      icon={Check}
      title={thanks.title}
      action={
        redirectUrl && (
          <>
            <BigButton tone="primary" asChild>
              <a href={redirectUrl}>{thanks.go}</a>
            </BigButton>
            {!stays && (
              <BigButton tone="ghost" onClick={() => setStays(true)}>
                {thanks.stay}
              </BigButton>
            )}
          </>
        )
      }
      foot={goes ? count(thanks.redirect, Math.max(left, 1)) : words.end.mayClose}
    >
      {fill(thanks.lead, { workspace: view.study.workspaceName })}
      {rewardCents ? <> {fill(said, { amount: amount(rewardCents, language) })}</> : null}
    </PoliteEnd>
  );
}
