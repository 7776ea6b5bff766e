/** A list of what an act does, under its heading; none without an item. */
export function Effects({ title, effects }: { title: string; effects: readonly string[] }) {
  if (effects.length === 0) return null;
  return (
    <div className="grid content-start gap-1.5">
      <h3 className="font-medium text-sm">{title}</h3>
      <ul className="grid list-disc gap-1 pl-4 text-muted-foreground text-sm marker:text-muted-foreground">
        {effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
    </div>
  );
}
