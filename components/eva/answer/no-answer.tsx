/** That nothing answers, as `text` says it, and what to do about it. */
export function NoAnswer({ text }: { text: string }) {
  const [said, ...more] = text.split("\n\n");
  return (
    <div className="grid gap-1 rounded-md border border-dashed px-4 py-3">
      <p className="font-medium">{said}</p>
      <p className="text-pretty text-muted-foreground">
        Nobody there speaks about it, so there is no quote to give. {more.join(" ")} Try other words, or add the files
        where it comes up.
      </p>
    </div>
  );
}
