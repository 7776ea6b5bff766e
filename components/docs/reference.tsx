import { linkLook } from "@/components/ui/link-look";
import { Contents, type ContentsGroup } from "./contents";
import { DocsFrame } from "./docs-frame";
import type { ApiDocument, DocumentedOperation } from "./document";
import { EventEntry } from "./event-entry";
import { OperationEntry } from "./operation-entry";
import { Prose } from "./prose";

type Entry = { path: string; method: string; operation: DocumentedOperation };

const EVENTS_TEXT =
  "Posted to webhooks that subscribe to them, signed as Standard Webhooks 1.0.0 says: any library of it verifies them. " +
  "Every event comes at least once and always under the same `webhook-id`; events may overtake one another, and " +
  "`sequence` tells which is the later. Any answer but 2xx within 15 seconds is tried again ten times in all over " +
  "about three days.";

/** The reference of one API, made from the document that is served to machines. */
export function Reference({ document, current }: { document: ApiDocument; current: "v1" | "api" }) {
  const entries: Entry[] = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = document.tags
    .map((tag) => ({ ...tag, entries: entries.filter(({ operation }) => operation.tags.includes(tag.name)) }))
    .filter((group) => group.entries.length > 0);
  const events = Object.entries(document.webhooks ?? {});
  const contents: ContentsGroup[] = groups.map(({ name, entries: listed }) => ({
    name,
    entries: listed.map(({ path, method, operation: { operationId, summary } }) => ({
      id: operationId,
      label: summary,
      method,
      also: path,
    })),
  }));
  if (events.length > 0)
    contents.push({ name: "Events", entries: events.map(([kind]) => ({ id: kind, label: kind })) });
  return (
    <DocsFrame current={current} contents={<Contents groups={contents} />}>
      <header className="grid gap-2 pb-8">
        <h1 className="text-2xl">{document.info.title}</h1>
        <p className="max-w-prose text-pretty text-muted-foreground">
          <Prose text={document.info.description} />
        </p>
        <p className="text-muted-foreground text-sm">
          Base address <code className="font-mono">{document.servers[0]?.url}</code> ·{" "}
          <a className={linkLook} href={`/${current}/openapi.json`}>
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
      {events.length > 0 && (
        <section aria-label="Events" className="pb-6">
          <h2 className="text-lg">Events</h2>
          <p className="max-w-prose pb-4 text-pretty text-muted-foreground">
            <Prose text={EVENTS_TEXT} />
          </p>
          {events.map(([kind, { post }]) => (
            <EventEntry key={kind} document={document} kind={kind} event={post} />
          ))}
        </section>
      )}
    </DocsFrame>
  );
}
