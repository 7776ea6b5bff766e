type Props = { title: string; onChange: (title: string) => void };

/** The title of a draft, written where it is read. */
export function TitleField({ title, onChange }: Props) {
  return (
    <>
      <h1 className="sr-only">Edit {title || "the study"}</h1>
      <textarea
        id="study-title"
        rows={1}
        aria-label="Title"
        maxLength={200}
        placeholder="Title"
        value={title}
        onChange={(event) => onChange(event.target.value.replace(/\n/g, " "))}
        className="-mx-2 resize-none rounded-sm bg-transparent px-2 py-0.5 font-semibold text-lg tracking-[-0.012em] [field-sizing:content] hover:bg-muted"
      />
    </>
  );
}
