/** What the built-in analyst and every model answer when the files hold nothing on a question. */
export const NO_ANSWER = "Nothing in this workspace answers that.";

export function NoAnswer() {
  return (
    <div className="grid gap-1 rounded-md border border-dashed px-4 py-3">
      <p className="font-medium">{NO_ANSWER}</p>
      <p className="text-pretty text-muted-foreground">
        Nobody in these files speaks about it, so there is no quote to give. Try other words, or add the files where it
        comes up.
      </p>
    </div>
  );
}
