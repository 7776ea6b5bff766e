"use client";
import { EditorBlock } from "@/components/studies/editor/editor-block";
import { NumberField } from "@/components/studies/editor/number-field";
import type { Missing } from "@/components/studies/editor/saving/missing";
import type { Study } from "@/components/studies/shapes";
import { Field } from "@/components/ui/fields/field";
import { Select } from "@/components/ui/fields/select";
import { Textarea } from "@/components/ui/fields/textarea";
import { type Audience, GENDERS } from "@/lib/core/study/audience";
import { STUDY_LIMITS } from "@/lib/core/study/limits";
import { STUDY_TEXT } from "@/lib/core/study/text-limits";
import { AUDIENCE_WORDS } from "./audience-words";
import { ChipChoice } from "./chip-choice";
import { DeadlineField } from "./deadline-field";
import { PlacePicker } from "./place-picker";

type Settings = Study["settings"];
type Props = {
  audience: Audience;
  settings: Settings;
  missing: Missing[];
  onAudience: (to: Partial<Audience>) => void;
  onSettings: (to: Partial<Settings>) => void;
};

const GENDER_CHOICES = [{ value: "", label: "Any" }, ...GENDERS.map((value) => ({ value, label: value }))];

/** Who is wanted, how many, and what they get. */
export function AudienceEditor({ audience, settings, missing, onAudience, onSettings }: Props) {
  const { demographics } = audience;
  const change = (to: Partial<Audience["demographics"]>) => onAudience({ demographics: { ...demographics, ...to } });
  const past = missing.find(({ field }) => field === "deadline")?.message;
  return (
    <div className="grid grid-cols-1 gap-8">
      <EditorBlock title="Participants and reward">
        <div className="grid gap-4 pair:grid-cols-2">
          <NumberField
            id="target"
            label="Participants"
            hint="The study ends automatically when this many have finished."
            placeholder="10"
            {...STUDY_LIMITS.participants}
            value={settings.targetParticipants}
            onChange={(targetParticipants) => onSettings({ targetParticipants })}
          />
          <NumberField
            id="reward"
            label="Reward per participant (optional)"
            hint="At least $5, included in the price. Earshot doesn’t pay participants: you pay them and mark it under Participants."
            placeholder="20"
            unit="$"
            step={0.01}
            min={STUDY_LIMITS.rewardCents.min / 100}
            max={STUDY_LIMITS.rewardCents.max / 100}
            value={settings.rewardCents === null ? null : settings.rewardCents / 100}
            onChange={(reward) => onSettings({ rewardCents: reward === null ? null : Math.round(reward * 100) })}
          />
          <DeadlineField value={settings.deadline} error={past} onChange={(deadline) => onSettings({ deadline })} />
        </div>
      </EditorBlock>
      <EditorBlock
        title="Who to recruit"
        text="Filters for a recruiting service. People who come through your link or an invitation are asked only the screener."
      >
        <PlacePicker codes={audience.locations} onChange={(locations) => onAudience({ locations })} />
        <div className="grid grid-cols-2 gap-4 pair:grid-cols-4">
          <NumberField
            id="age-min"
            label="Age from"
            placeholder="18"
            {...STUDY_LIMITS.age}
            value={demographics.ageMin}
            onChange={(ageMin) => change({ ageMin })}
          />
          <NumberField
            id="age-max"
            label="to"
            placeholder="100"
            {...STUDY_LIMITS.age}
            value={demographics.ageMax}
            onChange={(ageMax) => change({ ageMax })}
          />
          <div className="col-span-2">
            <Field label="Gender">
              <Select
                choices={GENDER_CHOICES}
                value={demographics.gender ?? ""}
                onChange={({ target }) => change({ gender: GENDERS.find((value) => value === target.value) ?? null })}
              />
            </Field>
          </div>
        </div>
        <ChipChoice
          legend={AUDIENCE_WORDS.employmentStatus.label}
          choices={AUDIENCE_WORDS.employmentStatus.choices}
          chosen={demographics.employmentStatus}
          onChange={(employmentStatus) => change({ employmentStatus })}
        />
        <ChipChoice
          legend={AUDIENCE_WORDS.educationLevel.label}
          choices={AUDIENCE_WORDS.educationLevel.choices}
          chosen={demographics.educationLevel}
          onChange={(educationLevel) => change({ educationLevel })}
        />
        <ChipChoice
          legend={AUDIENCE_WORDS.maritalStatus.label}
          choices={AUDIENCE_WORDS.maritalStatus.choices}
          chosen={demographics.maritalStatus}
          onChange={(maritalStatus) => change({ maritalStatus })}
        />
        <ChipChoice
          legend={AUDIENCE_WORDS.householdIncome.label}
          choices={AUDIENCE_WORDS.householdIncome.choices}
          chosen={demographics.householdIncome}
          onChange={(householdIncome) => change({ householdIncome })}
        />
      </EditorBlock>
      <EditorBlock title="What they read first">
        <Field label="Instructions (optional)" hint="Shown on the first page, before they agree to take part.">
          <Textarea
            rows={4}
            maxLength={STUDY_TEXT.instructions}
            placeholder="Find a quiet place and have your latest invoice handy."
            value={audience.instructions ?? ""}
            onChange={(event) => onAudience({ instructions: event.target.value || null })}
          />
        </Field>
      </EditorBlock>
    </div>
  );
}
