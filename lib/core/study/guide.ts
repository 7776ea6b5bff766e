import { z } from "zod";
import { checkGuide, checkGuideQuestion, checkScale, GUIDE_RULES, guideQuestions, guideSections } from "./guide-rules";

const Scale = z
  .strictObject({
    min: GUIDE_RULES.scaleStart,
    max: GUIDE_RULES.scaleEnd,
    minLabel: GUIDE_RULES.scaleLabel.optional(),
    maxLabel: GUIDE_RULES.scaleLabel.optional(),
  })
  .superRefine(checkScale);

/** One question. `single` and `multiple` need options; a `scale` without ends runs from 1 to 5. */
const Question = z
  .strictObject({
    id: GUIDE_RULES.id.optional(),
    text: GUIDE_RULES.text,
    kind: GUIDE_RULES.kind,
    required: GUIDE_RULES.required,
    options: GUIDE_RULES.options.optional(),
    scale: Scale.optional(),
    probe: GUIDE_RULES.probe,
    conditionAi: GUIDE_RULES.condition.optional(),
  })
  .superRefine(checkGuideQuestion);

const Section = z.strictObject({
  id: GUIDE_RULES.id.optional(),
  title: GUIDE_RULES.sectionTitle,
  questions: guideQuestions(Question),
});

/** What a person may write; missing ids are assigned when it is stored. */
export const GuideInput = z.strictObject({ sections: guideSections(Section) }).superRefine(checkGuide);
export type GuideInput = z.output<typeof GuideInput>;

type WithId<T> = Omit<T, "id"> & { id: string };
export type GuideQuestion = WithId<z.output<typeof Question>>;
export type GuideSection = { id: string; title: string; questions: GuideQuestion[] };
export type Guide = { sections: GuideSection[] };
