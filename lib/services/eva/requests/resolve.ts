import type { Context } from "@/lib/core/context";
import { cutText } from "@/lib/core/text/cut-text";
import { upperFirst } from "@/lib/core/text/upper-first";
import type { Scope } from "@/lib/services/evidence/scope";
import { cleanName } from "./clean-name";
import { findStudy } from "./find-study";
import type { Request } from "./request";

type Resolved = { payload: unknown } | { refusal: string };
const STUDY = /\b(?:study|survey)\b|studie|umfrage|befragung/iu;
const AROUND =
  /^(?:the|my|our|this|die|der|meine|unsere)\s+|\b(?:interview )?(?:study|survey)\b(?: called| named| on| about)?|-?(?:studie|umfrage|befragung)\b/giu;

/** A summary of the one study that is named, or else an answer to the topic from the chat's scope. */
async function reportOf(ctx: Context, scope: Scope, topic: string): Promise<unknown> {
  const { projectId, studyIds = [], fileIds = [] } = scope;
  const title = cutText(upperFirst(topic), MOST_TITLE);
  const home = projectId === undefined ? {} : { projectId };
  if (STUDY.test(topic)) {
    const found = await findStudy(ctx, scope, cleanName(topic.replace(AROUND, " ")), ["running", "paused", "ended"]);
    if (!("refusal" in found))
      return {
        title: cutText(`Summary: ${found.title}`, MOST_TITLE),
        template: "summary",
        studyIds: [found.id],
        ...home,
      };
  }
  return { title, prompt: topic, studyIds, fileIds, ...home };
}
const MOST_TITLE = 120;

type Acting = Exclude<Request, { kind: "tag" }>;

/** A request's payload with its names looked up, or the sentence that says what is missing. */
export async function resolve(ctx: Context, scope: Scope, request: Acting): Promise<Resolved> {
  switch (request.kind) {
    case "create_study": {
      const question = upperFirst(request.topic);
      const type = request.survey ? "ai-curated-survey" : "ai-curated-interview";
      return { payload: { question, type, ...(scope.projectId && { projectId: scope.projectId }) } };
    }
    case "create_report":
      return { payload: await reportOf(ctx, scope, request.topic) };
    case "launch_study": {
      const found = await findStudy(ctx, scope, request.study, ["draft"]);
      return "refusal" in found ? found : { payload: { studyId: found.id } };
    }
    case "invite": {
      if (request.emails.length === 0) return { refusal: "To invite someone, include their email address." };
      const found = await findStudy(ctx, scope, request.study, ["draft", "running", "paused"]);
      return "refusal" in found ? found : { payload: { studyId: found.id, emails: request.emails } };
    }
  }
}
