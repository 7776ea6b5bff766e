import { DocsFrame } from "./docs-frame";
import type { ApiDocument, DocumentedOperation } from "./document";
import { MethodBadge } from "./method-badge";
import { OperationEntry } from "./operation-entry";
import { Prose } from "./prose";

type Entry = { path: string; method: string; operation: DocumentedOperation };

/** The reference of one API, made from the document that is served to machines. */
export function Reference({ document, current }: { document: ApiDocument; current: "v1" | "api" }) {
  const entries: Entry[] = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = document.tags
    .map((tag) => ({ ...tag, entries: entries.filter(({ operation }) => operation.tags.includes(tag.name)) }))
    .filter((group) => group.entries.length > 0);
  const contents = groups.map(({ name, entries: listed }) => (
    <div key={name} className="grid grid-cols-1 gap-1">
      <p className="px-2 font-medium text-muted-foreground text-xs">{name}</p>
      <ul>
        {listed.map(({ method, operation }) => (
          <li key={operation.operationId}>
            <a
              href={`#${operation.operationId}`}
              className="flex items-center gap-2 rounded-sm px-2 py-1 hover:bg-muted"
            >
              <span className="w-14 shrink-0">
                <MethodBadge method={method} />
              </span>
              <span className="truncate">{operation.summary}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  ));
  return (
    <DocsFrame current={current} contents={contents}>
      <header className="grid gap-2 pb-8">
        <h1 className="text-2xl">{document.info.title}</h1>
        <p className="max-w-prose text-pretty text-muted-foreground">
          <Prose text={document.info.description} />
        </p>
        <p className="text-muted-foreground text-sm">
          Base address <code className="font-mono">{document.servers[0]?.url}</code> ·{" "}
          <a className="text-primary-text underline underline-offset-2" href={`/${current}/openapi.json`}>
            OpenAPI document
          </a>
        </p>
      </header>
      {groups.map(({ name, description, entries: listed }) => (
        <section key={name} aria-label={name} className="pb-6">
          <h2 className="text-lg">{name}</h2>
          <p className="pb-4 text-muted-foreground">
            <Prose text={description} />
          </p>
          {listed.map((entry) => (
            <OperationEntry key={entry.operation.operationId} document={document} {...entry} />
          ))}
        </section>
      ))}
    </DocsFrame>
  );
}
