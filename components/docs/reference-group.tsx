import { Contents, type ContentsGroup } from "./contents";
import { DocsFrame } from "./docs-frame";
import type { ApiDocument } from "./document";
import { EventEntry } from "./event-entry";
import { type Api, contentsOf, type Group, groupsOf } from "./groups-of";
import { OperationEntry } from "./operation-entry";
import { Prose } from "./prose";

type Props = { document: ApiDocument; current: Api; group: Group; elsewhere?: ContentsGroup[] };

/** A group of a reference: each of its calls, with what it takes and returns. */
export function ReferenceGroup({ document, current, group, elsewhere = [] }: Props) {
  return (
    <DocsFrame
      current={current}
      contents={<Contents groups={contentsOf(groupsOf(document), current)} elsewhere={elsewhere} here={group.name} />}
    >
      <header className="grid gap-2 pb-6">
        <p className="text-muted-foreground text-sm">{document.info.title}</p>
        <h1 className="text-2xl">{group.name}</h1>
        <p className="max-w-prose text-pretty text-muted-foreground">
          <Prose text={group.description} />
        </p>
      </header>
      {group.calls.map((call) => (
        <OperationEntry key={call.operation.operationId} document={document} {...call} />
      ))}
      {group.events.map(({ kind, event }) => (
        <EventEntry key={kind} document={document} kind={kind} event={event} />
      ))}
    </DocsFrame>
  );
}
