"use client";
import { useEffect, useState } from "react";
import { RadioCards } from "@/components/ui/fields/radio-cards";
import { REPORT_TEMPLATES, type ReportTemplate, TEMPLATE_FACTS } from "@/lib/core/document/templates";
import { findStudies } from "./find-picks";
import { PickList } from "./pick-list";
import { ReportForm } from "./report-form";
import { TemplatePreview } from "./template-preview";
import { usePicks } from "./use-picks";

const MOST_STUDIES = 20;
const TEMPLATES = REPORT_TEMPLATES.map((value) => ({
  value,
  title: TEMPLATE_FACTS[value].title,
  text: TEMPLATE_FACTS[value].sentence,
}));

/** A report on one or several studies, from a template that can be previewed. */
export function FromStudies({ studyId }: { studyId: string }) {
  const [title, setTitle] = useState("");
  const [template, setTemplate] = useState<ReportTemplate>("summary");
  const picks = usePicks(findStudies);
  const { found, chosen, onToggle } = picks;
  const [isGivenChosen, setGivenChosen] = useState(studyId === "");
  useEffect(() => {
    const given = found?.find(({ id }) => id === studyId);
    if (isGivenChosen || !given) return;
    setGivenChosen(true);
    if (!given.isEmpty) onToggle(given);
  }, [found, studyId, isGivenChosen, onToggle]);
  const studyIds = [...chosen.keys()];
  const missing =
    studyIds.length === 0
      ? "Choose at least one study."
      : template === "comparison" && studyIds.length < 2
        ? "A comparison needs at least two studies."
        : null;
  return (
    <div className="grid grid-cols-1 gap-8 min-[960px]:grid-cols-[minmax(0,1fr)_360px]">
      <ReportForm title={title} onTitle={setTitle} wish={missing ? { missing } : { body: { template, studyIds } }}>
        <PickList
          {...picks}
          label="Studies"
          placeholder="Search studies"
          empty="No study has been launched yet. What is in your library can be reported from a question."
          most={MOST_STUDIES}
        />
        <RadioCards legend="Template" choices={TEMPLATES} value={template} onChange={setTemplate} />
      </ReportForm>
      <div className="min-[960px]:sticky min-[960px]:top-20 min-[960px]:self-start">
        <TemplatePreview template={template} />
      </div>
    </div>
  );
}
