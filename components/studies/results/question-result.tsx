import { numberText } from "@/lib/core/text/answer-text";
import { dotted } from "@/lib/core/text/dotted";
import type { QuestionResult as Result } from "../shapes";
import { Bars } from "./bars";
import { headline, isFew } from "./headline";
import { OpenAnswers } from "./open-answers";

type Props = { studyId: string; result: Result; number: number; sessions: number };

const tenth = (value: number | null) => (value === null ? "–" : numberText(Math.round(value * 10) / 10, "en"));

const KINDS: Record<Result["kind"], string> = {
  single: "one choice",
  multiple: "several choices",
  scale: "scale",
  number: "number",
  open: "own words",
  text: "own words",
};

/** A question and its answers, in the form that suits its kind. */
export function QuestionResult({ studyId, result, number, sessions }: Props) {
  const told = headline(result);
  return (
    <li className="wrap-anywhere grid grid-cols-1 gap-3 border-t px-4 py-5 first:border-t-0 min-[640px]:px-5">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="min-w-0 flex-1 basis-72 text-pretty font-medium">
          <span className="mr-2 text-muted-foreground tabular-nums">{number}</span>
          <bdi>{result.text}</bdi>
        </h3>
        <span className="text-muted-foreground text-sm tabular-nums">
          {result.answered} of {sessions} answered · {KINDS[result.kind]}
        </span>
      </header>
      {told && (
        <p dir="auto" className="text-pretty">
          {told}
        </p>
      )}
      <Answers studyId={studyId} result={result} />
    </li>
  );
}

function Answers({ studyId, result }: Pick<Props, "studyId" | "result">) {
  const { answered } = result;
  if (answered === 0) return <p className="text-muted-foreground">Nobody answered this.</p>;
  if ("options" in result) {
    const rows = result.options.map(({ option, count }) => ({ label: option, count }));
    return (
      <>
        <Bars caption={result.text} rows={rows} of={answered} />
        {result.kind === "multiple" && (
          <p className="text-muted-foreground text-sm">
            More than one could be chosen{isFew(answered) ? "." : ", so the shares can add up to more than 100%."}
          </p>
        )}
      </>
    );
  }
  if (result.kind === "scale") {
    const { scale, values, mean, median } = result;
    const meaning = (value: number) =>
      value === scale.min ? scale.minLabel : value === scale.max ? scale.maxLabel : undefined;
    const rows = values.map(({ value, count }) => ({
      label: dotted(String(value), meaning(value)),
      count,
    }));
    return (
      <>
        <Bars caption={result.text} rows={rows} of={answered} />
        <Averages facts={{ Mean: tenth(mean), Median: tenth(median) }} />
      </>
    );
  }
  if (result.kind === "number") {
    const { least, most, mean, median } = result;
    return (
      <Averages facts={{ Lowest: tenth(least), Median: tenth(median), Mean: tenth(mean), Highest: tenth(most) }} />
    );
  }
  return <OpenAnswers studyId={studyId} answers={result.answers} answered={answered} />;
}

function Averages({ facts }: { facts: Record<string, string> }) {
  return (
    <dl className="flex break-inside-avoid flex-wrap gap-x-8 gap-y-2">
      {Object.entries(facts).map(([label, value]) => (
        <div key={label} className="grid">
          <dt className="text-muted-foreground text-sm">{label}</dt>
          <dd className="font-semibold text-md tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
