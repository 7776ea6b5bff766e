import { Callout } from "@/components/ui/states/callout";
import { READOUT_TEXT } from "@/lib/core/limits/readout-text";
import { counted } from "@/lib/core/text/counted";
import { typeset } from "@/lib/core/text/typeset";
import { Contents, type Entry } from "./contents/contents";
import { ReadoutActs } from "./edit/acts";
import { AddLine } from "./edit/add-line";
import { BasedOn } from "./head/based-on";
import { ChangesNote } from "./head/changes-note";
import { FallbackNote } from "./head/fallback-note";
import { GenerateButton } from "./head/generate-button";
import { MadeBy } from "./head/made-by";
import { ReadoutActions } from "./head/readout-actions";
import { Summary } from "./head/summary";
import { HiddenList } from "./hidden/hidden-list";
import type { Readout } from "./shapes";
import { Generating, GeneratingNote } from "./states/generating";
import { NoReadout } from "./states/no-readout";
import { NothingFound } from "./states/nothing-found";
import { NextSteps } from "./steps/next-steps";
import { ThemeCard } from "./theme/theme-card";

type Props = { readout: Readout; studyTitle: string; canWrite: boolean };
type ViewProps = Props & { model: string | null };

/** What a study found, to read, to verify down to the second, and to edit. */
export function ReadoutView({ readout, studyTitle, model, canWrite }: ViewProps) {
  const themes = readout.themes.filter(({ hidden }) => !hidden);
  const outline = themes.map(({ id, title, claims }) => ({
    id,
    title,
    claims: claims.filter(({ hidden }) => !hidden).map(({ id: claimId, text }) => ({ id: claimId, text })),
  }));
  const steps = readout.nextSteps.filter(({ hidden }) => !hidden).map(({ id }) => ({ id }));
  return (
    <ReadoutActs readout={readout} outline={outline} steps={steps} model={model} canWrite={canWrite}>
      {readout.generatedAt === null ? (
        <BeforeTheFirst readout={readout} canWrite={canWrite} />
      ) : (
        <Findings readout={readout} studyTitle={studyTitle} canWrite={canWrite} />
      )}
    </ReadoutActs>
  );
}

function BeforeTheFirst({ readout, canWrite }: Omit<Props, "studyTitle">) {
  if (readout.status === "generating") return <Generating sessions={readout.newSessions} />;
  if (readout.status === "failed") return <Failed readout={readout} canWrite={canWrite} />;
  return <NoReadout readout={readout} canWrite={canWrite} />;
}

function Failed({ readout, canWrite }: Omit<Props, "studyTitle">) {
  return (
    <Callout
      tone="danger"
      title={readout.generatedAt ? "The readout couldn’t be regenerated" : "The readout couldn’t be generated"}
      action={canWrite && <GenerateButton label="Try again" size="small" again={false} />}
    >
      {typeset(readout.error ?? "Try again in a moment.")}
      {readout.generatedAt && " The earlier findings are still here."}
    </Callout>
  );
}

function Findings({ readout, studyTitle, canWrite }: Props) {
  const { status, newSessions, of, changes, nextSteps, summary } = readout;
  const themes = readout.themes.filter(({ hidden }) => !hidden);
  const hidden = readout.themes.filter((theme) => theme.hidden);
  const entries: Entry[] = [
    { id: "summary", label: "Summary" },
    ...themes.map(({ id, title, participants }) => ({
      id,
      label: title,
      figure: `${participants} of ${of}`,
    })),
    ...(canWrite || nextSteps.some((step) => !step.hidden) ? [{ id: "next-steps", label: "Next steps" }] : []),
  ];
  return (
    <div className="@container">
      <div className="flex flex-col gap-x-10 gap-y-6 @4xl:grid @4xl:grid-cols-[minmax(0,1fr)_13rem] print:block">
        <Contents entries={entries} />
        <div className="grid min-w-0 grid-cols-1 content-start gap-6 print:block print:space-y-6">
          {status === "generating" && <GeneratingNote sessions={readout.basedOn.sessions + newSessions} />}
          {status === "failed" && <Failed readout={readout} canWrite={canWrite} />}
          {status === "ready" && newSessions > 0 && (
            <Callout
              tone="info"
              title={newSessions === 1 ? "One new session since" : `${newSessions} new sessions since`}
              action={canWrite && <GenerateButton label="Regenerate" size="small" again />}
            >
              What people said since the readout was generated isn’t in it yet.
            </Callout>
          )}
          {status === "ready" && readout.fallback && <FallbackNote readout={readout} canWrite={canWrite} />}
          {status === "ready" && changes && <ChangesNote changes={changes} />}
          <section
            id="summary"
            aria-labelledby="summary-title"
            className="grid scroll-mt-14 @4xl:scroll-mt-2 grid-cols-1 gap-3"
          >
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <h2 id="summary-title" className="text-lg">
                Summary
              </h2>
              <ReadoutActions readout={readout} canWrite={canWrite} />
            </div>
            {(canWrite || summary) && <Summary text={summary ?? ""} canWrite={canWrite} />}
            <BasedOn readout={readout} />
            <MadeBy readout={readout} />
          </section>
          {status === "ready" && readout.themes.length === 0 && <NothingFound readout={readout} canWrite={canWrite} />}
          {themes.map((theme, at) => (
            <ThemeCard key={theme.id} theme={theme} number={at + 1} people={of} canWrite={canWrite} />
          ))}
          {canWrite && (
            <div className="grid grid-cols-1 gap-2 print:hidden">
              <AddLine
                label="Add a theme"
                placeholder="Name the theme"
                maxLength={READOUT_TEXT.title}
                adds={{ kind: "add_theme" }}
              />
              <HiddenList
                summary={counted(hidden.length, "hidden theme")}
                items={hidden.map(({ id, title }) => ({
                  id,
                  name: title,
                  showAgain: { kind: "edit_theme", themeId: id, hidden: false },
                }))}
              />
            </div>
          )}
          <NextSteps readout={readout} studyTitle={studyTitle} canWrite={canWrite} />
        </div>
      </div>
    </div>
  );
}
