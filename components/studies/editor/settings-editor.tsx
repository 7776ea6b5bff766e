"use client";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { RadioCards } from "@/components/ui/fields/radio-cards";
import { Select } from "@/components/ui/fields/select";
import { Switch } from "@/components/ui/fields/switch";
import { Textarea } from "@/components/ui/fields/textarea";
import { LONGEST_MAILBOX } from "@/lib/core/mail/is-mail-address";
import { SESSION_PRICE_CENTS } from "@/lib/core/plans";
import { STUDY_LIMITS } from "@/lib/core/study/limits";
import { STUDY_TEXT } from "@/lib/core/study/text-limits";
import { isForm, isModerated, TEST_TYPES } from "@/lib/core/study/types";
import { shortDollars } from "@/lib/core/text/dollars";
import { TYPE_WORDS } from "../type-words";
import { EditorBlock } from "./editor-block";
import { languageChoices, languageHint } from "./languages";
import { NumberField } from "./number-field";
import type { Missing } from "./saving/missing";
import type { Parts } from "./saving/parts";

type Props = {
  draft: Parts;
  projects: { id: string; name: string | null }[];
  missing: Missing[];
  onChange: (to: Partial<Parts>) => void;
};

const TYPES = TEST_TYPES.map((value) => {
  const { title, text, icon: Icon } = TYPE_WORDS[value];
  return { value, title, text, icon: <Icon aria-hidden />, detail: `${shortDollars(SESSION_PRICE_CENTS[value])} each` };
});

/** Other settings of a study: how it is asked, in which language, and what participants consent to. */
export function SettingsEditor({ draft, projects, missing, onChange }: Props) {
  const { type, language, projectId, settings } = draft;
  const change = (to: Partial<Parts["settings"]>) => onChange({ settings: { ...settings, ...to } });
  const isChat = isModerated(type);
  return (
    <div className="grid grid-cols-1 gap-8">
      <EditorBlock title="How it’s asked">
        <RadioCards
          hideLegend
          legend="Type"
          choices={TYPES}
          value={type}
          onChange={(to) => onChange({ type: to })}
          className="min-[640px]:grid-cols-2"
        />
        <div className="grid gap-4 pair:grid-cols-2">
          <Field label="Language" hint={languageHint(language, type)}>
            <Select
              choices={languageChoices(language)}
              value={language ?? ""}
              onChange={(event) => onChange({ language: event.target.value || null })}
            />
          </Field>
          <NumberField
            id="duration"
            label="Minutes (optional)"
            hint={isChat ? "Participants see this, and the moderator keeps to it." : "Participants see this."}
            placeholder="15"
            {...STUDY_LIMITS.durationMinutes}
            value={settings.durationMin}
            onChange={(durationMin) => change({ durationMin })}
          />
          <Field
            label="Project"
            hint={
              isForm(type)
                ? "Where your questions to Eva about it go."
                : "Where its recordings and questions to Eva go."
            }
          >
            <Select
              choices={[
                { value: "", label: "No project" },
                ...projects.map(({ id, name }) => ({ value: id, label: name ?? "Untitled project" })),
              ]}
              value={projectId ?? ""}
              onChange={(event) => onChange({ projectId: event.target.value || null })}
            />
          </Field>
        </div>
        {isChat && (
          <label htmlFor="spoken-answers" className="flex items-center gap-3">
            <Switch id="spoken-answers" checked={settings.voice} onCheckedChange={(voice) => change({ voice })} />
            <span className="grid">
              <span className="font-medium">Spoken answers</span>
              <span className="text-muted-foreground text-sm">
                Participants can speak instead of typing if a speech service is connected.
              </span>
            </span>
          </label>
        )}
      </EditorBlock>
      <EditorBlock title="Consent and thank-you">
        <Field
          label="Consent text (optional)"
          hint="What participants agree to before anything is asked. Leave empty to use Earshot’s wording. Each version is kept with who agreed to it."
        >
          <Textarea
            rows={6}
            maxLength={STUDY_TEXT.consent}
            value={settings.consentText ?? ""}
            onChange={(event) => change({ consentText: event.target.value || null })}
          />
        </Field>
        <Field
          label="Contact for participants (optional)"
          hint="Replies to emails about this study go to this address, and participants see it. Without one, replies to an invitation reach whoever sent it, and replies to other emails reach nobody on your team."
          error={missing.find(({ field }) => field === "contact")?.message}
        >
          <Input
            type="email"
            data-field="contact"
            maxLength={LONGEST_MAILBOX}
            placeholder="research@example.com"
            value={settings.contactEmail ?? ""}
            onChange={(event) => change({ contactEmail: event.target.value || null })}
          />
        </Field>
        <Field
          label="Link after the thank-you (optional)"
          hint="Participants are offered this link once they’ve finished."
          error={missing.find(({ field }) => field === "redirect")?.message}
        >
          <Input
            type="url"
            data-field="redirect"
            maxLength={STUDY_TEXT.address}
            placeholder="https://example.com/thanks"
            value={settings.redirectUrl ?? ""}
            onChange={(event) => change({ redirectUrl: event.target.value || null })}
          />
        </Field>
      </EditorBlock>
    </div>
  );
}
