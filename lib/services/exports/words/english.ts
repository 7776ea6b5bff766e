import { counted } from "@/lib/core/text/counted";
import { longDays } from "@/lib/core/time/dates";
import type { PassageState } from "@/lib/services/passages/record";
import type { LeftOut } from "@/lib/services/readouts/record";
import { strengthText } from "@/lib/services/readouts/strength";
import { SEVERITY_TITLES } from "@/lib/services/reports/write/swarm/words";

const FIGURE = new Intl.NumberFormat("en-US", { maximumFractionDigits: 4 });
const REMARKS: Record<PassageState, string | null> = {
  verbatim: null,
  text_changed: "The transcript now says something else.",
  source_deleted: "Its source was deleted.",
  withdrawn: "The participant withdrew these words.",
};
const WHY: Record<LeftOut["kind"], string> = {
  flagged: "Flagged for quality",
  excluded: "Excluded",
  no_transcript: "No transcript",
};
const otherwise = (against: number): string => (against === 0 ? "" : `, ${counted(against, "says", "say")} otherwise`);

/** A file's fixed texts around its content. */
export const ENGLISH = {
  /** BCP 47, with the country that office programs require. */
  locale: "en-US",
  /** Such as "November 3, 2026", in UTC. */
  day: (date: Date): string => longDays("en", date),
  figure: (value: number): string => FIGURE.format(value),
  note: {
    untitled: "Untitled note",
    of: (project: string | null): string => (project === null ? "Note" : `Note in ${project}`),
    by: (name: string | null): string => (name === null ? "Written by people." : `Begun by ${name}.`),
  },
  subtitles: { readout: "Study readout", report: "Research report" },
  openInApp: "Open in Earshot",
  basedOn: "Based on",
  basedOnTitle: "What this is based on",
  contents: "Contents",
  continued: (title: string): string => `${title} (continued)`,
  part: (title: string, number: number, of: number): string => `${title} (${number} of ${of})`,
  missingLetters: (scripts: readonly string[]): string =>
    `Some characters (${scripts.join(", ")}) can’t be shown in this PDF and are replaced with a placeholder. The Word and Markdown exports contain them.`,
  otherSigns: "other signs",
  facts: {
    sessions: "Sessions",
    participants: "Participants",
    themes: "Themes",
    quotes: "Quotes",
    leftOut: "Sessions left out",
    madeOn: "Made on",
    studies: "Studies",
    files: "Files",
    findings: "Findings from AI agents",
    asOf: "As of",
  },
  themes: {
    glance: "Themes at a glance",
    chart: "Participants who speak about each theme",
    series: "Participants",
    unit: "participants",
    note: (of: number): string => `Of ${counted(of, "participant")}. One person can speak about several themes.`,
    numbered: (number: number): string => `Theme ${number}`,
  },
  claims: {
    chart: "Who says so, and who says otherwise",
    so: "Say so",
    otherwise: "Say otherwise",
    saidOtherwise: "Said otherwise",
    nobodyOtherwise: "Nobody is quoted saying otherwise.",
    nobody: "Nobody is quoted for it.",
    worded: "Worded by a person.",
    strength: strengthText,
    share: (support: number, of: number): string => `${support} of ${of}`,
    /** After the share, which is shown above it in large figures. */
    sayThis: (_support: number, against: number, _of: number): string => `participants say so${otherwise(against)}`,
    /** The same for a claim that takes no side. */
    speakOfIt: (_support: number, _of: number): string => "participants speak about it",
    count: (support: number, against: number, of: number): string =>
      `${support} of ${counted(of, "participant")}${otherwise(against)}`,
    more: (count: number): string =>
      `${count} more ${count === 1 ? "quote is" : "quotes are"} in the app and in the CSV export.`,
  },
  quotes: {
    marked: (text: string): string => `“${text}”`,
    takenBack: "Withdrawn by the participant.",
    open: "Open",
    openAt: (by: string, place: string): string => `Open ${by} at ${place}`,
    /** What readers of a quote have to know; null if the transcript says exactly this. */
    remarks: REMARKS,
  },
  charts: {
    alt: (title: string, unit: string, bars: string, isCut: boolean): string =>
      `Bar chart “${title}”, in ${unit}. ${bars}${isCut ? "; and more" : ""}.`,
    scale: (unit: string, of: number | null): string => `In ${unit}${of === null ? "" : `; the full width is ${of}`}.`,
  },
  pictures: {
    name: "Picture",
    told: (text: string): string => `Picture: ${text}`,
    undescribed: "without a description",
    inApp: "See it in Earshot.",
  },
  steps: {
    heading: "Next steps",
    columns: ["Next step", "Based on", "Owner", "Status"],
    statuses: { open: "Open", done: "Done" },
  },
  method: {
    heading: "Method and what was left out",
    basis: (sessions: number, participants: number): string =>
      `Based on ${counted(sessions, "session")} with ${counted(participants, "participant")}.`,
    counting:
      "“n of m” counts distinct people among the readout’s participants, never quotes. People who say otherwise are counted the same way.",
    leftOut: (count: number): string =>
      count === 0
        ? "No session was left out."
        : `${counted(count, "session")} ${count === 1 ? "was" : "were"} left out, listed below.`,
    table: "Sessions left out",
    columns: ["Session", "Why", "Details"],
    why: WHY,
  },
  sources: {
    heading: "Appendix: where the quotes come from",
    columns: ["Source", "Who is quoted", "Quotes"],
  },
  provenance: {
    builtIn: "Drafted by Earshot’s built-in analyst, without an AI model.",
    model: (name: string): string => `Drafted by AI (${name}).`,
    byPeople: "Written by people.",
    notEdited: "Nobody has edited it.",
    editedParts: (parts: readonly string[]): string => `Written or edited by people: ${parts.join(", ")}.`,
    editedBy: (name: string | null, day: string): string => `Edited by ${name ?? "people"}, last on ${day}.`,
    quotes: "Every quote matches its linked transcript word for word, unless noted otherwise.",
    agents: "Findings are evidence from AI agents: no people took part, and none are counted.",
    summary: "the summary",
    themes: (count: number): string => counted(count, "theme"),
    claims: (count: number): string => counted(count, "claim"),
    steps: (count: number): string => counted(count, "next step"),
  },
  report: {
    untitled: "Untitled section",
    about: "About this report",
    columns: ["Kind", "Source"],
    study: "Study",
    file: "File",
    gone: {
      quote: "This quote is no longer available.",
      clip: "This clip is no longer available.",
      finding: "This finding from AI agents is no longer available.",
    },
  },
  findings: {
    severities: SEVERITY_TITLES,
    basis: (agents: number, isConfirmed: boolean): string =>
      `Found by AI agents, met by ${counted(agents, "agent")}, ${isConfirmed ? "confirmed" : "not confirmed"}. No people took part.`,
    seen: (title: string): string => `What an AI agent saw: ${title}`,
    page: "Page:",
    inApp: "In Earshot:",
    reproduce: "How to reproduce",
    fix: "How to fix it:",
    agents: "AI agents",
  },
  /** Row and Of let anyone verify that nothing is missing. */
  rows: {
    columns: [
      ...[
        "Row",
        "Of",
        "Theme",
        "Claim",
        "Stance",
        "Participant",
        "Quote",
        "Source",
        "Time",
        "Seconds",
        "Remark",
        "URL",
      ],
    ],
    /** After those, in a report: AI agents' findings, separate from what people said. */
    findingColumns: ["Finding", "Severity", "How to reproduce", "Page"],
    stances: { support: "Supports", against: "Contradicts" },
  },
};

export type Words = typeof ENGLISH;
