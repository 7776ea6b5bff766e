import type { Session } from "../shapes";

type Line = Session["transcript"][number];

/** The lines of a form's transcript grouped by question: what the form asked, and what was answered. */
export function answeredForm(transcript: Line[]): { question: Line | null; answers: Line[] }[] {
  const form: { question: Line | null; answers: Line[] }[] = [];
  for (const line of transcript) {
    const last = form.at(-1);
    if (line.role === "moderator") form.push({ question: line, answers: [] });
    else if (last) last.answers.push(line);
    else form.push({ question: null, answers: [line] });
  }
  return form;
}
