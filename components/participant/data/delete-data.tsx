"use client";
import { useState } from "react";
import { call } from "@/lib/api/client/call";
import { BigButton } from "../big-button";
import { Confirm } from "../confirm";
import { forgetDrafts } from "../draft-key";
import { useAct } from "../use-act";
import { keptPieces } from "../voice/kept-pieces";
import { useWords } from "../words/words-context";

/** Deletes what a participant said and who they are, once they confirm it: here in the browser too. */
export function DeleteData({ token }: { token: string }) {
  const texts = useWords().words.data;
  const [asks, setAsks] = useState(false);
  const { busy, error, run } = useAct();
  const remove = async () => {
    await call("POST /participation/{token}/withdraw", { params: { token }, body: {} });
    forgetDrafts(token);
    await keptPieces.forgetOf(token);
    window.location.assign(`/i/${token}`);
  };
  return (
    <section className="grid gap-3 border-t pt-7">
      <h2 className="text-md">{texts.delete}</h2>
      <p className="text-pretty text-base text-muted-foreground">{texts.deleteLead}</p>
      <div>
        <BigButton className="text-danger" onClick={() => setAsks(true)}>
          {texts.delete}
        </BigButton>
      </div>
      <Confirm
        open={asks}
        onOpenChange={setAsks}
        title={texts.deleteTitle}
        lead={`${texts.deleteNote} ${texts.deleteReward}`}
        keep={texts.keep}
        confirm={texts.confirm}
        danger
        busy={busy}
        error={error}
        onConfirm={() => run(remove)}
      />
    </section>
  );
}
