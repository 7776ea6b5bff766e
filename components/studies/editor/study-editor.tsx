"use client";
import { Eye } from "lucide-react";
import { useMemo, useState } from "react";
import { SaveConflict } from "@/components/autosave/save-conflict";
import { SaveLine } from "@/components/autosave/save-line";
import { useAutosave } from "@/components/autosave/use-autosave";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { CountBadge } from "@/components/ui/count-badge";
import { Dialog } from "@/components/ui/dialogs/dialog";
import { TabPanel, Tabs } from "@/components/ui/links/tabs";
import { estimateOf } from "@/lib/core/study/estimate";
import { dollars } from "@/lib/core/text/dollars";
import { LaunchDialog } from "../launch/launch-dialog";
import type { Study } from "../shapes";
import { AudienceEditor } from "./audience/audience-editor";
import { GuideTab } from "./guide/guide-tab";
import { PrepareLinks } from "./preview/prepare-links";
import { PreviewPhone, type Shown } from "./preview/preview-phone";
import { PricePanel } from "./preview/price-panel";
import { Launched } from "./saving/launched";
import { missing as findMissing, type Missing } from "./saving/missing";
import { StudyGone } from "./saving/study-gone";
import { studySaving } from "./saving/study-saving";
import { UndoBar } from "./saving/undo-bar";
import { useUndoable } from "./saving/use-undoable";
import { ScreenerEditor } from "./screener/screener-editor";
import { SettingsEditor } from "./settings-editor";
import { TitleField } from "./title-field";
import { useEditorTab } from "./use-editor-tab";

type Props = Shown & {
  study: Study;
  projects: { id: string; name: string | null }[];
  /** Whether a language model judges written answers to the screener. */
  isJudged: boolean;
};

/** A draft's editor; everything is saved as it is typed. */
export function StudyEditor({ study, projects, isJudged, ...shown }: Props) {
  const { draft, state, change, flush, adopt, keepMine } = useAutosave(study, studySaving);
  const { tab, open, goTo, focusWanted } = useEditorTab();
  const { changeGuide, changeScreener, replace, undo, takeBack, forget } = useUndoable(change);
  const [dialog, setDialog] = useState<"launch" | "preview" | null>(null);
  const missing = useMemo(() => findMissing(draft, Date.now()), [draft]);
  const { targetParticipants, rewardCents } = draft.settings;
  const total = targetParticipants
    ? estimateOf({ type: draft.type, targetParticipants, rewardCents }).totalCents
    : null;
  const asked = draft.screener.questions.length;
  const questions = draft.guide.sections.reduce((sum, section) => sum + section.questions.length, 0);
  const launch = (
    <Button
      tone="primary"
      onClick={() => setDialog("launch")}
      disabled={state.kind === "over" || state.kind === "gone"}
    >
      Launch{total !== null && <span className="tabular-nums opacity-85">{dollars(total)}</span>}
    </Button>
  );
  const unfinished = missing.filter(({ field }) => /^(question|screener)-/.test(field)).length;
  const preview = <PreviewPhone draft={draft} {...shown} />;
  return (
    // As high as the window, so that the bar of a short guide is at its foot too.
    <div className="@container flex min-h-[calc(100dvh-52px)] flex-col">
      <div className="mx-auto grid w-full max-w-6xl grid-cols-1 gap-x-10 gap-y-6 px-4 pt-6 pb-10 shell:px-8 @rail:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid grid-cols-1 content-start gap-5">
          <header className="grid grid-cols-1 gap-1.5">
            <TitleField title={draft.title} onChange={(title) => change({ title })} />
            <div className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1">
              <Badge dot>Draft</Badge>
              <PrepareLinks id={study.id} type={draft.type} />
              <SaveLine state={state} onRetry={flush}>
                {unfinished > 0 && ` · ${unfinished} unfinished`}
              </SaveLine>
            </div>
          </header>
          <SaveConflict
            state={state}
            over={<Launched id={study.id} />}
            gone={<StudyGone />}
            onTakeNewer={adopt}
            onKeepMine={keepMine}
          />
          <Tabs
            label="Parts of the study"
            value={tab}
            onChange={open}
            tabs={[
              {
                value: "guide",
                label: "Guide",
                badge: <CountBadge count={questions} label={questions === 1 ? "question" : "questions"} />,
              },
              {
                value: "screener",
                label: "Screener",
                badge: <CountBadge count={asked} label={asked === 1 ? "question" : "questions"} />,
              },
              { value: "audience", label: "Audience" },
              { value: "settings", label: "Settings" },
            ]}
          >
            <TabPanel value="guide">
              <GuideTab
                id={study.id}
                draft={draft}
                onQuestion={(question) => change({ question })}
                changeGuide={changeGuide}
                replace={replace}
                flush={flush}
              />
            </TabPanel>
            <TabPanel value="screener">
              <ScreenerEditor
                screener={draft.screener}
                target={targetParticipants}
                isJudged={isJudged}
                onChange={changeScreener}
              />
            </TabPanel>
            <TabPanel value="audience">
              <AudienceEditor
                audience={draft.audience}
                settings={draft.settings}
                missing={missing}
                onAudience={(to) => change((now) => ({ audience: { ...now.audience, ...to } }))}
                onSettings={(to) => change((now) => ({ settings: { ...now.settings, ...to } }))}
              />
            </TabPanel>
            <TabPanel value="settings">
              <SettingsEditor draft={draft} projects={projects} missing={missing} onChange={change} />
            </TabPanel>
          </Tabs>
        </div>
        <aside
          aria-label="Price and preview"
          // A scroll bar has its place next to the column.
          className="sticky top-13 -mr-3 hidden max-h-[calc(100dvh-52px)] grid-cols-[minmax(0,320px)] content-start gap-5 self-start overflow-y-auto pt-6 pb-6 @rail:-mt-6 @rail:grid"
        >
          <PricePanel
            draft={draft}
            onChangeNumber={() => {
              goTo({ tab: "audience", field: "target" });
              // Once its tab is rendered.
              requestAnimationFrame(focusWanted);
            }}
          />
          <div className="grid [&>button]:h-10">{launch}</div>
          {preview}
        </aside>
      </div>
      <div
        data-bottom-bar
        className="sticky bottom-0 z-30 mt-auto flex items-center justify-between gap-3 border-t bg-surface px-4 py-2.5 shell:px-8 @rail:hidden"
      >
        <Button onClick={() => setDialog("preview")}>
          <Eye /> Preview
        </Button>
        {launch}
      </div>
      {undo && <UndoBar text={undo.text} onDone={forget} onUndo={takeBack} />}
      <Dialog
        open={dialog === "preview"}
        onOpenChange={(isOpen) => setDialog(isOpen ? "preview" : null)}
        title="What participants see"
      >
        {dialog === "preview" && preview}
      </Dialog>
      <LaunchDialog
        open={dialog === "launch"}
        onOpenChange={(isOpen) => setDialog(isOpen ? "launch" : null)}
        study={{ ...study, ...draft }}
        missing={missing}
        flush={flush}
        onClosed={focusWanted}
        onMend={(what: Missing) => {
          setDialog(null);
          goTo(what);
        }}
      />
    </div>
  );
}
