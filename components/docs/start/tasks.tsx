import { CodeBlock } from "@/components/ui/copy/code-block";
import { programsOf } from "./programs";
import { DocsLink, Topic } from "./topic";

/** What most integrations do first, each as a whole program. */
export function Tasks({ base }: { base: string }) {
  const programs = programsOf(base);
  return (
    <>
      <Topic id="answer">
        <p>
          Start an upload, send the bytes to the address it returns, complete it, wait until the file is ready, and ask.
          Recordings work the same way, if the installation transcribes speech; large ones can be sent{" "}
          <DocsLink href="/docs/api/library#startUploadInParts">in parts</DocsLink>. Instead of polling, you can
          subscribe to <DocsLink href="/docs/v1/events#file.transcribed">file.transcribed</DocsLink>.
        </p>
        <CodeBlock label="upload.mjs" code={programs["upload.mjs"]} />
      </Topic>
      <Topic id="jobs">
        <p>
          Chats, reports, transcripts, automatic tags, and sentiment are jobs in v1: the call answers 202 at once, with
          a job, and the address to poll in <code>Location</code>. A job ends as <code>succeeded</code>, with a{" "}
          <code>result</code> that depends on its <code>type</code>, or as <code>failed</code>, with an{" "}
          <code>error</code> in one sentence; see <DocsLink href="/docs/v1/jobs#getJob">Get a job</DocsLink>. Once a
          second is often enough.
        </p>
        <CodeBlock label="job.mjs" code={programs["job.mjs"]} />
      </Topic>
      <Topic id="study">
        <p>
          With <code>draft</code>, Eva writes the guide and the screener from your question. Launching charges the saved
          card exactly the total that you name; if it has changed meanwhile, you get 409 and nothing is charged. Without
          a saved card, the response has the page to pay on. People who are invited get their email once the study runs.
        </p>
        <CodeBlock label="study.mjs" code={programs["study.mjs"]} />
        <p>
          Then follow it with <DocsLink href="/docs/api/studies#getStudyStats">its progress</DocsLink>, read{" "}
          <DocsLink href="/docs/api/sessions#listStudySessions">its sessions</DocsLink>, or subscribe to{" "}
          <DocsLink href="/docs/v1/events#engage.session.completed">engage.session.completed</DocsLink>.
        </p>
      </Topic>
    </>
  );
}
