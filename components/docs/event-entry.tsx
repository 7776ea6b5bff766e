import { CodeBlock } from "@/components/ui/code-block";
import { type ApiDocument, type DocumentedOperation, schemaOf } from "./document";
import { Fields } from "./fields";
import { Prose } from "./prose";

type Props = { document: ApiDocument; kind: string; event: DocumentedOperation };

/** One event: when it is sent and what it carries on the left, an example on the right. */
export function EventEntry({ document, kind, event }: Props) {
  const body = schemaOf(event.requestBody);
  const example = event.requestBody?.content?.["application/json"]?.example;
  return (
    <article id={kind} className="grid scroll-mt-6 grid-cols-1 gap-6 border-t py-8 xl:grid-cols-2">
      <div className="grid grid-cols-1 content-start gap-5">
        <header className="grid grid-cols-1 gap-2">
          <h2 className="text-base">{event.summary}</h2>
          <p>
            <code className="break-all font-mono text-[0.8125rem]">{kind}</code>
          </p>
          {event.description && (
            <p className="text-pretty text-muted-foreground">
              <Prose text={event.description} />
            </p>
          )}
        </header>
        {body && (
          <details className="group">
            <summary className="cursor-pointer font-medium text-muted-foreground text-xs">Body fields</summary>
            <Fields schema={body} document={document} />
          </details>
        )}
      </div>
      <div className="grid grid-cols-1 content-start gap-4">
        <CodeBlock label="Body" code={JSON.stringify(example, null, 2)} />
      </div>
    </article>
  );
}
