"use client";
import { READOUT_TEXT } from "@/lib/core/limits/readout-text";
import { useReadout } from "../edit/acts";
import { InlineText } from "../edit/inline-text";
import type { Claim } from "../shapes";

type Props = { claim: Pick<Claim, "id" | "text">; canWrite: boolean };

/** A claim's own words, editable in place. */
export function ClaimText({ claim: { id, text }, canWrite }: Props) {
  const { act } = useReadout();
  if (!canWrite) return <bdi className="wrap-anywhere text-pretty">{text}</bdi>;
  return (
    <InlineText
      label="Claim"
      value={text}
      maxLength={READOUT_TEXT.text}
      className="font-semibold"
      onSave={(words) => act({ kind: "edit_claim", claimId: id, text: words })}
    />
  );
}
