"use client";
import Link from "next/link";
import { useMemo, useState } from "react";
import { Field } from "@/components/ui/fields/field";
import { Select } from "@/components/ui/fields/select";
import { Textarea } from "@/components/ui/fields/textarea";
import { LONGEST_PROMPT } from "@/lib/core/limits/prompt-limit";
import { findFiles } from "./find-picks";
import type { ProjectChoice } from "./new-report";
import { PickList } from "./pick-list";
import { ReportForm } from "./report-form";
import { usePicks } from "./use-picks";

const LEAST_LETTERS = 3;
const MOST_FILES = 100;

/** A report that answers a question from files, a project, or the whole workspace. */
export function FromQuestion({ projects, projectId: given }: { projects: ProjectChoice[]; projectId: string }) {
  const [title, setTitle] = useState("");
  const [prompt, setPrompt] = useState("");
  const [projectId, setProjectId] = useState(projects.some(({ id }) => id === given) ? given : "");
  const picks = usePicks(useMemo(() => findFiles(projectId), [projectId]));
  const fileIds = [...picks.chosen.keys()];
  const isEmpty = projects.some(({ id, hasWords }) => id === projectId && !hasWords);
  const isAsked = prompt.trim().length >= LEAST_LETTERS;
  const body = {
    prompt: prompt.trim(),
    ...(projectId && { projectId }),
    ...(fileIds.length > 0 && { fileIds }),
  };
  return (
    <div className="grid grid-cols-1 min-[960px]:pr-98">
      <ReportForm
        title={title}
        onTitle={setTitle}
        wish={
          isEmpty
            ? { missing: <NoWordsIn projectId={projectId} /> }
            : isAsked
              ? { body }
              : { missing: "Enter what you want to know." }
        }
      >
        <Field label="Question" hint="You can ask several questions. The report says which ones nobody answers.">
          <Textarea
            rows={4}
            maxLength={LONGEST_PROMPT}
            placeholder="What made people stop at the checkout, and what would have kept them going?"
            value={prompt}
            onChange={({ target }) => setPrompt(target.value)}
          />
        </Field>
        <Field label="Project">
          <Select
            value={projectId}
            onChange={({ target }) => setProjectId(target.value)}
            choices={[
              { value: "", label: "All projects" },
              ...projects.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </Field>
        <PickList
          {...picks}
          label="Only these files"
          placeholder="Search files"
          empty="No file here has a transcript yet."
          most={MOST_FILES}
        />
      </ReportForm>
    </div>
  );
}

function NoWordsIn({ projectId }: { projectId: string }) {
  return (
    <>
      This project has no transcripts yet.{" "}
      <Link href={`/library/projects/${projectId}`} className="font-medium underline underline-offset-3">
        Add transcripts
      </Link>
    </>
  );
}
