/** Three dots while the moderator hasn't started to speak. */
export function Typing() {
  return (
    <span aria-hidden className="inline-flex h-7 items-center gap-1">
      {[0, 1, 2].map((dot) => (
        <span
          key={dot}
          className="size-1.5 animate-pulse rounded-full bg-muted-foreground"
          style={{ animationDelay: `${dot * 180}ms` }}
        />
      ))}
    </span>
  );
}
