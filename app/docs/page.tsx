import type { Metadata } from "next";
import { Contents } from "@/components/docs/contents";
import { DocsFrame } from "@/components/docs/docs-frame";
import { Elsewhere } from "@/components/docs/start/elsewhere";
import { Errors } from "@/components/docs/start/errors";
import { FirstSteps } from "@/components/docs/start/first-steps";
import { Rules } from "@/components/docs/start/rules";
import { Tasks } from "@/components/docs/start/tasks";
import { topicsGroup } from "@/components/docs/start/topics";
import * as apiErrors from "@/lib/api/error-codes";
import { config } from "@/lib/core/config";
import { errorTable } from "@/lib/http/openapi/error-table";
import * as v1Errors from "@/lib/v1/error-codes";
import { everyCall } from "./every-call";

export const metadata: Metadata = { title: "API reference" };

const tableOf = ({ ERROR_CODES, FAULT, ERROR_MEANINGS }: typeof v1Errors | typeof apiErrors) =>
  errorTable(ERROR_CODES, FAULT, ERROR_MEANINGS);

export default function DocsPage() {
  const base = config().APP_URL;
  return (
    <DocsFrame current="start" contents={<Contents groups={[topicsGroup]} elsewhere={everyCall()} />}>
      <header className="grid max-w-prose gap-2 pb-8">
        <h1 className="text-2xl">Getting started</h1>
        <p className="text-pretty text-muted-foreground">
          You can reach everything in Earshot with an API key: projects, files, transcripts, what people said, and Eva,
          who answers from it and quotes it word for word.
        </p>
      </header>
      <FirstSteps base={base} />
      <Tasks base={base} />
      <Rules base={base} />
      <Elsewhere base={base} />
      <Errors v1={tableOf(v1Errors)} api={tableOf(apiErrors)} />
    </DocsFrame>
  );
}
