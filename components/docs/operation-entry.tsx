import type { ReactNode } from "react";
import { CodeBlock } from "@/components/ui/copy/code-block";
import { curlOf } from "./curl-of";
import { type ApiDocument, type DocumentedOperation, otherTypesOf, type Schema, schemaOf } from "./document";
import { Entry, EntryHead, FoldedFields } from "./entry";
import { exampleOf } from "./example-of";
import { Field, Fields } from "./fields";
import { MethodBadge } from "./method-badge";
import { Prose } from "./prose";

type Props = { document: ApiDocument; path: string; method: string; operation: DocumentedOperation };

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-1">
      <h3 className="font-medium text-muted-foreground text-xs">{title}</h3>
      {children}
    </section>
  );
}

/** What an endpoint is for, takes, and returns, field by field. */
function Described({ document, path, method, operation, answer }: Props & { answer: Schema | undefined }) {
  const { summary, description, parameters = [] } = operation;
  const body = schemaOf(operation.requestBody);
  return (
    <div className="grid grid-cols-1 content-start gap-5">
      <EntryHead title={summary} description={description} method={<MethodBadge method={method} />} code={path} />
      {parameters.length > 0 && (
        <Part title="Parameters">
          <ul className="field-list">
            {parameters.map(({ name, schema, description: about, required }) => (
              <Field
                key={name}
                name={name}
                schema={{ ...schema, description: about }}
                document={document}
                required={required}
              />
            ))}
          </ul>
        </Part>
      )}
      {body && (
        <Part title="Body">
          <Fields schema={body} document={document} marksRequired />
        </Part>
      )}
      {answer && (
        <FoldedFields title="Response fields">
          <Fields schema={answer} document={document} />
        </FoldedFields>
      )}
    </div>
  );
}

/** An endpoint: what it takes on the left, a call and its response to copy on the right. */
export function OperationEntry(props: Props) {
  const { document, path, method, operation } = props;
  const responses = Object.entries(operation.responses);
  const [status, answer] = responses.find(([code]) => code.startsWith("2")) ?? ["200", undefined];
  const schema = schemaOf(answer);
  const otherTypes = otherTypesOf(answer);
  return (
    <Entry id={operation.operationId}>
      <Described {...props} answer={schema} />
      <div className="grid grid-cols-1 content-start gap-4">
        <CodeBlock label="curl" code={curlOf(document, path, method, operation)} />
        {schema && (
          <CodeBlock label={`Response ${status}`} code={JSON.stringify(exampleOf(schema, document), null, 2)} />
        )}
        {otherTypes.length > 0 && (
          <p className="text-muted-foreground text-xs">
            Response {status} {schema ? "also as" : "as"} <code>{otherTypes.join(", ")}</code>
          </p>
        )}
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-muted-foreground text-xs">
          {responses
            .filter(([code]) => !code.startsWith("2"))
            .map(([code, { description }]) => (
              <li key={code}>
                <span className="font-mono">{code}</span> <Prose text={description} />
              </li>
            ))}
        </ul>
      </div>
    </Entry>
  );
}
