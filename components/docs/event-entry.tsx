import { CodeBlock } from "@/components/ui/copy/code-block";
import { type ApiDocument, type DocumentedOperation, schemaOf } from "./document";
import { Entry, EntryHead, FoldedFields } from "./entry";
import { Fields } from "./fields";

type Props = { document: ApiDocument; kind: string; event: DocumentedOperation };

/** One event: when it is sent and what it carries on the left, an example on the right. */
export function EventEntry({ document, kind, event }: Props) {
  const body = schemaOf(event.requestBody);
  const example = event.requestBody?.content?.["application/json"]?.example;
  return (
    <Entry id={kind}>
      <div className="grid grid-cols-1 content-start gap-5">
        <EntryHead title={event.summary} description={event.description} code={kind} />
        {body && (
          <FoldedFields title="Body fields">
            <Fields schema={body} document={document} />
          </FoldedFields>
        )}
      </div>
      <div className="grid grid-cols-1 content-start gap-4">
        <CodeBlock label="Body" code={JSON.stringify(example, null, 2)} />
      </div>
    </Entry>
  );
}
