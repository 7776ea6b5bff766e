import type { Context } from "@/lib/core/context";
import type { Scope } from "@/lib/services/evidence/scope";
import { findStudy } from "./find-study";
import type { Request } from "./request";

type Resolved = { payload: unknown } | { refusal: string };
type Acting = Exclude<Request, { kind: "tag" }>;

/** The payload of a request, with what it names looked up; or the sentence that says what is missing. */
export async function resolve(ctx: Context, scope: Scope, request: Acting): Promise<Resolved> {
  switch (request.kind) {
    case "create_study": {
      const question = request.topic.charAt(0).toUpperCase() + request.topic.slice(1);
      const type = request.survey ? "ai-curated-survey" : "ai-curated-interview";
      return { payload: { question, type, ...(scope.projectId && { projectId: scope.projectId }) } };
    }
    case "launch_study": {
      const found = await findStudy(ctx, scope, request.study, ["draft"]);
      return "refusal" in found ? found : { payload: { studyId: found.id } };
    }
    case "invite": {
      if (request.emails.length === 0) return { refusal: "To invite somebody, name the e-mail address to write to." };
      const found = await findStudy(ctx, scope, request.study, ["draft", "running", "paused"]);
      return "refusal" in found ? found : { payload: { studyId: found.id, emails: request.emails } };
    }
  }
}
