"use client";
import { Plus } from "lucide-react";
import { useState } from "react";
import { SaveConflict } from "@/components/autosave/save-conflict";
import { SaveLine } from "@/components/autosave/save-line";
import { useAutosave } from "@/components/autosave/use-autosave";
import { EditorBlock } from "@/components/studies/editor/editor-block";
import { Launched } from "@/components/studies/editor/saving/launched";
import { StudyGone } from "@/components/studies/editor/saving/study-gone";
import { studySaving } from "@/components/studies/editor/saving/study-saving";
import { TitleField } from "@/components/studies/editor/title-field";
import type { Study } from "@/components/studies/shapes";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { EMPTY_SWARM_PLAN } from "@/lib/core/study/empty-swarm-plan";
import { LEAST_TASKS, MOST_ADDRESS_CHARACTERS, MOST_TASKS } from "@/lib/core/study/swarm-limits";
import type { SwarmPlan } from "@/lib/core/study/swarm-plan";
import { missing as findMissing, type SwarmMissing } from "./missing";
import { PersonaChoice } from "./persona-choice";
import { SwarmLaunch } from "./swarm-launch";
import { TaskFields } from "./task-fields";

const newTask = (): SwarmPlan["tasks"][number] => ({
  id: `task${Date.now().toString(36)}`,
  text: "",
  success: [],
});

/** The draft of a Swarm study: a site, tasks, and personas. Saved as it is typed. */
export function SwarmEditor({ study }: { study: Study }) {
  const { draft, state, change, flush, adopt, keepMine } = useAutosave(study, studySaving);
  const [launching, setLaunching] = useState(false);
  const plan = draft.swarm ?? EMPTY_SWARM_PLAN;
  const put = (part: Partial<SwarmPlan>) => change(({ swarm }) => ({ swarm: { ...(swarm ?? plan), ...part } }));
  const missing = findMissing(draft.title, plan);
  const mend = ({ field }: SwarmMissing) => {
    setLaunching(false);
    // After the dialog has returned the focus.
    setTimeout(() => document.querySelector<HTMLElement>(`#${field}, [data-field="${field}"]`)?.focus(), 100);
  };
  const { tasks } = plan;
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-8 px-4 pt-6 pb-10 shell:px-8">
      <header className="grid grid-cols-1 gap-1.5">
        <TitleField title={draft.title} onChange={(title) => change({ title })} />
        <div className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1">
          <Badge dot>Draft</Badge>
          <SaveLine state={state} onRetry={flush} />
        </div>
      </header>
      <SaveConflict
        state={state}
        over={<Launched id={study.id} />}
        gone={<StudyGone />}
        onTakeNewer={adopt}
        onKeepMine={keepMine}
      />
      <EditorBlock title="Site" text="Every agent starts here, in its own browser, and stays on this host.">
        <Field
          label="URL"
          hint="A public URL, ideally of a site in English. Agents fill in forms with made-up data and never pay."
        >
          <Input
            type="url"
            inputMode="url"
            data-field="swarm-site"
            maxLength={MOST_ADDRESS_CHARACTERS}
            placeholder="https://shop.example.com"
            value={plan.targetUrl}
            onChange={(event) => put({ targetUrl: event.target.value })}
          />
        </Field>
        <Checkbox
          data-field="swarm-consent"
          checked={plan.mayTest}
          onChange={(event) => put({ mayTest: event.target.checked })}
          label="I may test this site"
          hint="It’s ours, or its owner agreed. Agents press buttons and submit forms as people would."
        />
      </EditorBlock>
      <EditorBlock
        title="Tasks"
        text={`${LEAST_TASKS} to ${MOST_TASKS}, as you’d give them to a person. Each agent tries all of them, each from the first page.`}
      >
        <ol className="grid gap-3">
          {tasks.map((task, at) => (
            <TaskFields
              key={task.id}
              task={task}
              number={at + 1}
              onChange={(to) => put({ tasks: tasks.map((one) => (one.id === to.id ? to : one)) })}
              onRemove={
                tasks.length > LEAST_TASKS ? () => put({ tasks: tasks.filter(({ id }) => id !== task.id) }) : null
              }
            />
          ))}
        </ol>
        {tasks.length < MOST_TASKS && (
          <Button
            data-field="swarm-add-task"
            className="justify-self-start"
            onClick={() => put({ tasks: [...tasks, newTask()] })}
          >
            <Plus /> Add a task
          </Button>
        )}
      </EditorBlock>
      <EditorBlock title="Agents" text="One agent for each persona you choose.">
        <PersonaChoice personas={plan.personas} onChange={(personas) => put({ personas })} />
      </EditorBlock>
      <footer
        data-bottom-bar
        className="sticky bottom-0 z-30 -mx-4 flex flex-wrap items-center justify-between gap-3 border-t bg-surface px-4 py-3 shell:-mx-8 shell:px-8"
      >
        <p className="min-w-0 flex-1 basis-60 text-pretty text-muted-foreground text-sm">
          What agents find is labeled as theirs and never counted as what people said.
        </p>
        <Button
          tone="primary"
          disabled={state.kind === "over" || state.kind === "gone"}
          onClick={() => setLaunching(true)}
        >
          Start the run
        </Button>
      </footer>
      <SwarmLaunch
        open={launching}
        onOpenChange={setLaunching}
        study={{ id: study.id }}
        missing={missing}
        flush={flush}
        onMend={mend}
      />
    </div>
  );
}
