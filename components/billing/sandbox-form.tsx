"use client";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { RadioCards } from "@/components/ui/fields/radio-cards";
import { useAction } from "@/components/ui/hooks/use-action";
import { Callout } from "@/components/ui/states/callout";
import { Failure } from "@/components/ui/states/failure";
import { call } from "@/lib/api/client/call";
import { TEST_CARDS } from "@/lib/core/test-cards";
import { dollars } from "@/lib/core/text/dollars";

type Props = { page: string; amountCents: number | null; returnUrl: string };
type Step = "choose" | "asks" | "done";

const spaced = (number: string) => number.replace(/(\d{4})(?=\d)/g, "$1 ");

/** Cards are chosen, not typed: nobody can enter a real one by mistake. */
export function SandboxForm({ page, amountCents, returnUrl }: Props) {
  const [card, setCard] = useState(TEST_CARDS[0]?.number ?? "");
  const [step, setStep] = useState<Step>("choose");
  const [declined, setDeclined] = useState(false);
  const { busy, error, run } = useAction();
  const pay = (confirmed: boolean) =>
    run(async () => {
      setDeclined(false);
      const { outcome } = await call("POST /billing/sandbox", { body: { page, card, confirmed } });
      if (outcome === "declined") return setDeclined(true);
      if (outcome === "asks") return setStep("asks");
      setStep("done");
      window.location.assign(returnUrl);
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void pay(false);
  };
  const act = amountCents === null ? "Save card" : `Pay ${dollars(amountCents)}`;
  if (step === "done") return <Callout tone="success">Done. Taking you back…</Callout>;
  if (step === "asks")
    return (
      <section aria-label="Your bank" className="grid gap-4 rounded-lg border bg-surface p-5">
        <h2 className="font-semibold text-md">Your bank asks: is this you?</h2>
        <p className="text-pretty text-muted-foreground text-sm">
          A real bank would send a code to your phone. In the sandbox, just confirm here.
        </p>
        <Failure text={error} />
        <div className="grid gap-2 min-[420px]:grid-cols-2">
          <Button size="large" onClick={() => setStep("choose")}>
            No, go back
          </Button>
          <Button size="large" tone="primary" busy={busy} onClick={() => pay(true)}>
            Yes, it’s me
          </Button>
        </div>
      </section>
    );
  return (
    <form onSubmit={submit} className="grid gap-4 rounded-lg border bg-surface p-5">
      <RadioCards
        legend="Test card"
        value={card}
        onChange={setCard}
        choices={TEST_CARDS.map(({ number, label }) => ({
          value: number,
          title: label,
          text: <span className="font-mono tabular-nums">{spaced(number)}</span>,
        }))}
      />
      {declined && <Callout tone="danger">Your card was declined and nothing was charged. Try another card.</Callout>}
      <Failure text={error} />
      <Button type="submit" tone="primary" size="large" busy={busy}>
        {act}
      </Button>
    </form>
  );
}
