"use client";
import { History } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialogs/dialog";
import { DialogForm } from "@/components/ui/dialogs/dialog-form";
import { toast } from "@/components/ui/dialogs/toast";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { Select } from "@/components/ui/fields/select";
import { call } from "@/lib/api/client/call";
import { counted } from "@/lib/core/text/counted";

const HOUR_MS = 3_600_000;
// Events are kept for 30 days: a minute less, so that a slow clock isn't refused.
const ALL_MS = 30 * 24 * HOUR_MS - 60_000;
const SPANS = [
  { value: String(HOUR_MS), label: "The last hour" },
  { value: String(24 * HOUR_MS), label: "The last 24 hours" },
  { value: String(7 * 24 * HOUR_MS), label: "The last 7 days" },
  { value: String(ALL_MS), label: "The last 30 days" },
  { value: "time", label: "Since a time…" },
];

const sentence = (count: number) =>
  count === 0 ? "It has received everything since then." : `${counted(count, "event is", "events are")} being sent.`;

/** Sends everything that a webhook missed since a given time: what was given up, and what happened while it was off. */
export function Recover({ id }: { id: string }) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const [span, setSpan] = useState(String(24 * HOUR_MS));
  const [time, setTime] = useState("");
  const send = async () => {
    const since = span === "time" ? new Date(time) : new Date(Date.now() - Number(span));
    const { count } = await call("POST /settings/webhooks/{id}/recover", {
      params: { id },
      body: { since: since.toISOString() },
    });
    setOpen(false);
    toast.success(sentence(count));
    router.refresh();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <History /> Send missed events
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Send missed events"
        description="Sends each event it hasn’t received once: those that failed for good, and those from when it was disabled or didn’t exist yet."
      >
        <DialogForm submitLabel="Send" onSubmit={send} onCancel={() => setOpen(false)}>
          <Field label="Events from">
            <Select choices={SPANS} value={span} onChange={(event) => setSpan(event.target.value)} />
          </Field>
          {span === "time" && (
            <Field label="Since" hint="In your time zone. Events are kept for 30 days.">
              <Input type="datetime-local" required value={time} onChange={(event) => setTime(event.target.value)} />
            </Field>
          )}
        </DialogForm>
      </Dialog>
    </>
  );
}
