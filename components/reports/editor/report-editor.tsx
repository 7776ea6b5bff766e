"use client";
import { useRouter } from "next/navigation";
import { useCallback, useMemo, useRef, useState } from "react";
import { SaveConflict } from "@/components/autosave/save-conflict";
import { SaveLine } from "@/components/autosave/save-line";
import { useAutosave } from "@/components/autosave/use-autosave";
import { select, selectionIn } from "@/components/blocks/caret";
import { onHistoryKey } from "@/components/blocks/on-history-key";
import { useBlocks } from "@/components/blocks/use-blocks";
import type { QuoteScope } from "@/components/blocks/use-suggestions";
import { toast } from "@/components/ui/dialogs/toast";
import { TitleBox } from "@/components/ui/fields/title-box";
import { useDrawn } from "@/components/ui/hooks/use-drawn";
import { useMounted } from "@/components/ui/hooks/use-mounted";
import { Callout } from "@/components/ui/states/callout";
import { CallError } from "@/lib/api/client/call-error";
import type { ReportDetail, ShownDocument } from "@/lib/api/reports/shape";
import { headingLevels } from "../document/heading-levels";
import { Outline } from "../document/outline";
import { outlineOf } from "../document/outline-of";
import { type Refs, refsOf, withRefs } from "../document/refs";
import { ReportFacts } from "../document/report-facts";
import { ExportReport } from "../head/export-report";
import { ReportMenu } from "../head/report-menu";
import { ShareDialog } from "../head/share-dialog";
import { actsOf } from "./acts";
import { ClipPicker } from "./clip-picker";
import { documentOf, linesOf } from "./document-lines";
import { EditorBar } from "./editor-bar";
import { FindingPicker } from "./finding-picker";
import { InsertBar } from "./insert-bar";
import { type Line, textLine } from "./line";
import { LineRow } from "./line-row";
import { reportSaving } from "./report-saving";
import { useInserts } from "./use-inserts";

const UNTITLED = "Untitled report";
/** More than a tall window shows without scrolling. */
const FIRST_LINES = 40;

/** A report always has a line to write on. */
const startOf = (document: ShownDocument): Line[] => {
  const lines = linesOf(document);
  return lines.length > 0 ? lines : [textLine("paragraph", undefined, "first")];
};

type Props = { report: ReportDetail; isMine: boolean };

/** A report's editor, in place and keyboard first; everything is saved as it is typed. */
export function ReportEditor({ report, isMine }: Props) {
  const router = useRouter();
  const { id } = report;
  const [title, setTitle] = useState(report.title);
  const [refs, setRefs] = useState(() => refsOf(report.document));
  const [isSharing, setSharing] = useState(false);
  const [isExporting, setExporting] = useState(false);
  const adopt = useRef<(newer: ReportDetail) => void>(() => undefined);
  const save = useAutosave(
    report,
    reportSaving,
    useCallback((newer: ReportDetail) => adopt.current(newer), []),
  );
  const onChange = useCallback((lines: Line[]) => save.change({ document: documentOf(lines) }), [save.change]);
  const blocks = useBlocks<Line>(
    useMemo(() => startOf(report.document), [report.document]),
    onChange,
  );
  const { blocks: lines, edit, focus, undo, redo } = blocks;
  adopt.current = (newer) => {
    setTitle(newer.title);
    setRefs((now) => withRefs(now, refsOf(newer.document)));
    blocks.replace(startOf(newer.document));
    if (newer.status !== report.status || newer.visibility !== report.visibility) router.refresh();
  };
  const onRefs = useCallback((more: Partial<Refs>) => setRefs((now) => withRefs(now, more)), []);
  const { inserts, clipAt, closeClips, findingAt, closeFindings } = useInserts({ edit, reportId: id, onRefs });
  const acts = useMemo(() => actsOf({ edit, focus }, inserts), [edit, focus, inserts]);
  const levels = useMemo(() => headingLevels(lines), [lines]);
  const drawn = useDrawn(lines, FIRST_LINES);
  const scope = useMemo(() => scopeOf(report), [report]);
  // Rendered again when a heading changes, not with every letter of a text.
  const outlined = JSON.stringify(outlineOf(lines));
  const outline = useMemo(() => JSON.parse(outlined) as ReturnType<typeof outlineOf>, [outlined]);
  // What is typed before hydration would be lost, or mixed with what is stored.
  const ready = useMounted();

  const boldSelection = () => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || !element.dataset.block || !element.isContentEditable) return;
    const range = selectionIn(element);
    if (!range) return;
    acts.bold(element.dataset.block, range);
    setTimeout(() => select(element, range));
  };
  const goToFirst = () => {
    const [first] = lines;
    if (first) focus({ key: first.key, at: 0 });
  };
  const store = async () => {
    if (!(await save.flush())) throw new CallError("This couldn’t be saved. See why at the top of the report.");
  };
  const startExport = () => store().then(() => setExporting(true), toast.failed);
  const share = async (visibility: ReportDetail["visibility"]) => {
    save.change({ visibility });
    await store();
    router.refresh();
  };
  const lastKey = lines.at(-1)?.key ?? "";

  return (
    <div className="@container/page pb-24">
      <EditorBar
        saveLine={<SaveLine state={save.state} onRetry={() => void save.flush()} />}
        onUndo={undo}
        onRedo={redo}
        onBold={boldSelection}
        onExport={() => void startExport()}
        onShare={() => setSharing(true)}
        menu={
          <ReportMenu
            report={{ id, title: title.trim() || UNTITLED, status: report.status }}
            canWrite
            isOpen
            beforeActing={store}
          />
        }
      />
      <div className="mx-auto flex w-full max-w-[1180px] justify-center gap-12 px-4 pt-9 shell:px-8">
        <article
          aria-label={title.trim() || UNTITLED}
          className="@container/report w-full min-w-0 max-w-[720px] pl-5 min-[720px]:pl-0"
        >
          <div className="mb-6 empty:hidden">
            <SaveConflict
              state={save.state}
              gone={
                <Callout tone="warning" title="This report is no longer available">
                  It was deleted or is now private. Copy what you want to keep before you leave this page.
                </Callout>
              }
              onTakeNewer={save.adopt}
              onKeepMine={(newer) => void save.keepMine(newer)}
            />
          </div>
          <header className="mb-9 grid grid-cols-1 gap-4 border-b pb-6">
            <h1>
              <TitleBox
                value={title}
                placeholder="Untitled report"
                onLeave={goToFirst}
                onChange={(typed) => {
                  setTitle(typed);
                  save.change({ title: typed.trim() || UNTITLED });
                }}
                className="block w-full overflow-hidden text-balance font-semibold text-[2rem] leading-[2.5rem] tracking-[-0.02em] outline-none placeholder:text-muted-foreground max-pair:text-[1.625rem] max-pair:leading-[2.0625rem]"
              />
            </h1>
            <ReportFacts report={report} />
          </header>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's */}
          <div
            ref={blocks.area}
            role="group"
            aria-label="Report text"
            onKeyDown={(event) => onHistoryKey(event, { undo, redo, save: () => void save.flush() })}
          >
            {drawn.map((line, at) => (
              <LineRow
                key={line.key}
                line={line}
                level={levels.get(line.key)}
                scope={scope}
                ready={ready}
                placeholder={placeholderOf(line, at === lines.length - 1)}
                refs={refs}
                acts={acts}
              />
            ))}
          </div>
          <InsertBar onInsert={(shape) => acts.insert(lastKey, shape)} />
        </article>
        <Outline items={outline} />
      </div>
      <ClipPicker open={clipAt !== null} onClose={closeClips} onChoose={(clip) => inserts.clip(clipAt ?? "", clip)} />
      <FindingPicker
        open={findingAt !== null}
        runId={report.swarmRunId}
        onClose={closeFindings}
        onChoose={(findingId) => inserts.finding(findingAt ?? "", findingId)}
      />
      <ExportReport reportId={id} open={isExporting} onOpenChange={setExporting} />
      <ShareDialog open={isSharing} onOpenChange={setSharing} report={report} isMine={isMine} onShare={share} />
    </div>
  );
}

/** Quotes are searched for in what the report was made from, or else in the whole workspace. */
function scopeOf({ studyIds, fileIds }: ReportDetail): QuoteScope {
  return {
    ...(studyIds.length > 0 && { studyIds: studyIds.join() }),
    ...(fileIds.length > 0 && { fileIds: fileIds.join() }),
    orAnywhere: true,
  };
}

function placeholderOf({ kind }: Line, isLast: boolean): string {
  if (kind === "section") return "Section";
  if (kind === "heading") return "Heading";
  if (kind === "subheading") return "Subheading";
  return kind === "paragraph" && isLast ? "Write, or press / for blocks and @ for a quote" : "";
}
