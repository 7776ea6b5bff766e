"use client";
import { AudioLines } from "lucide-react";
import { useRouter } from "next/navigation";
import { type FormEvent, useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/fields/field";
import { RadioCards } from "@/components/ui/fields/radio-cards";
import { Textarea } from "@/components/ui/fields/textarea";
import { useAction } from "@/components/ui/hooks/use-action";
import { useRepeatKey } from "@/components/ui/hooks/use-repeat-key";
import { Failure } from "@/components/ui/states/failure";
import { call } from "@/lib/api/client/call";
import { EXTRA_SWARM_RUN_CENTS, SESSION_PRICE_CENTS } from "@/lib/core/plans";
import { LONGEST_QUESTION } from "@/lib/core/study/limits";
import { SUGGESTED } from "@/lib/core/study/suggested";
import { STUDY_TYPES, type StudyType } from "@/lib/core/study/types";
import { shortDollars } from "@/lib/core/text/dollars";
import { TYPE_WORDS } from "./type-words";

const priceOf = (type: StudyType, includesRuns: boolean): string => {
  if (type !== "swarm") return `${shortDollars(SESSION_PRICE_CENTS[type])} each`;
  const extra = `${shortDollars(EXTRA_SWARM_RUN_CENTS)} a run`;
  return includesRuns ? `Included, then ${extra}` : extra;
};

const choicesFor = (includesRuns: boolean) =>
  STUDY_TYPES.map((value) => {
    const { title, text, icon: Icon } = TYPE_WORDS[value];
    return { value, title, text, icon: <Icon aria-hidden />, detail: priceOf(value, includesRuns) };
  });

type Props = {
  question: string;
  drafter: "built-in" | "model";
  /** Whether the workspace's plan includes Swarm runs. */
  includesRuns: boolean;
};

/** A study from one question: Eva writes the first version, a person edits it. */
export function NewStudyForm({ question: given, drafter, includesRuns }: Props) {
  const router = useRouter();
  const [question, setQuestion] = useState(given);
  const [type, setType] = useState<StudyType>("ai-curated-interview");
  // Until the study is shown, or something else is opened: without a connection, the router waits for it (130).
  const [leaving, leave] = useTransition();
  const { busy, error, run } = useAction();
  const { keyFor } = useRepeatKey();
  const create = (draft: boolean) =>
    run(async () => {
      const asked = { question: question.trim(), type };
      const body = type === "swarm" ? asked : { ...asked, settings: SUGGESTED[type], draft };
      const study = await call("POST /studies", { body, key: keyFor(body) });
      leave(() => router.push(`/studies/${study.id}/edit`));
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void create(true);
  };
  return (
    <form onSubmit={submit} className="grid gap-6">
      <Failure text={error} />
      <Field label="What do you want to learn?" hint="One question, as you’d ask a colleague. You can change it later.">
        <Textarea
          required
          autoFocus
          rows={3}
          maxLength={LONGEST_QUESTION}
          placeholder="Why do trial users leave before they pay?"
          value={question}
          onChange={(event) => setQuestion(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) event.currentTarget.form?.requestSubmit();
          }}
          className="text-md leading-6"
        />
      </Field>
      <RadioCards
        legend="How do you want to ask?"
        choices={choicesFor(includesRuns)}
        value={type}
        onChange={setType}
        className="min-[640px]:grid-cols-2 min-[640px]:[&>:last-child:nth-child(odd)]:col-span-2"
      />
      <footer className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t pt-5">
        <p className="max-w-md flex-1 basis-64 text-pretty text-muted-foreground text-sm">
          {type === "swarm"
            ? "You choose the site, the tasks, and the personas the agents play. What they find is evidence from AI agents, not from people."
            : drafter === "model"
              ? "Eva writes a guide and a screener from your question. You can check and change every word before anyone sees it."
              : "No language model is connected, so Eva fills in a proven outline with your question. Edit it to fit your topic."}{" "}
          Nothing is charged until you launch.
        </p>
        <div className="flex flex-wrap gap-2">
          {type !== "swarm" && (
            <Button disabled={busy || leaving || question.trim() === ""} onClick={() => void create(false)}>
              Start from scratch
            </Button>
          )}
          <Button type="submit" tone="primary" busy={busy || leaving}>
            {type === "swarm" ? (
              "Plan the run"
            ) : (
              <>
                <AudioLines /> Draft with Eva
              </>
            )}
          </Button>
        </div>
      </footer>
    </form>
  );
}
