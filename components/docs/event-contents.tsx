/** The events of a reference, as a part of its table of contents. */
export const EventContents = ({ kinds }: { kinds: string[] }) => (
  <div className="grid grid-cols-1 gap-1">
    <p className="px-2 font-medium text-muted-foreground text-xs">Events</p>
    <ul>
      {kinds.map((kind) => (
        <li key={kind}>
          <a href={`#${kind}`} className="block truncate rounded-sm px-2 py-1 font-mono text-xs hover:bg-muted">
            {kind}
          </a>
        </li>
      ))}
    </ul>
  </div>
);
