import { z } from "zod";
import type { GuideInput as StoredInput } from "@/lib/core/study/guide";
import {
  checkGuide,
  checkGuideQuestion,
  checkScale,
  GUIDE_RULES,
  guideQuestions,
  guideSections,
} from "@/lib/core/study/guide-rules";

const Scale = z
  .strictObject({
    min: GUIDE_RULES.scaleStart,
    max: GUIDE_RULES.scaleEnd,
    min_label: GUIDE_RULES.scaleLabel.optional(),
    max_label: GUIDE_RULES.scaleLabel.optional(),
  })
  .superRefine(checkScale);

const Question = z
  .strictObject({
    id: GUIDE_RULES.id.optional(),
    text: GUIDE_RULES.text,
    kind: GUIDE_RULES.kind,
    required: GUIDE_RULES.required,
    options: GUIDE_RULES.options.optional(),
    scale: Scale.optional(),
    probe: GUIDE_RULES.probe,
    condition_ai: GUIDE_RULES.condition.optional(),
  })
  .superRefine(checkGuideQuestion);

const Section = z.strictObject({
  id: GUIDE_RULES.id.optional(),
  title: GUIDE_RULES.sectionTitle,
  questions: guideQuestions(Question),
});

/** The app API's guide in this API's spelling. */
export const GuideInput = z
  .strictObject({ sections: guideSections(Section) })
  .superRefine(checkGuide)
  .meta({ id: "GuideInput" });

export const toGuideInput = ({ sections }: z.output<typeof GuideInput>): StoredInput => ({
  sections: sections.map((section) => ({
    ...section,
    questions: section.questions.map(({ scale, condition_ai, ...question }) => ({
      ...question,
      scale: scale && { min: scale.min, max: scale.max, minLabel: scale.min_label, maxLabel: scale.max_label },
      conditionAi: condition_ai,
    })),
  })),
});
