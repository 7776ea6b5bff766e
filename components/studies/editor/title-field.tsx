import { TitleBox } from "@/components/ui/fields/title-box";

type Props = { title: string; onChange: (title: string) => void };

/** The title of a draft. */
export function TitleField({ title, onChange }: Props) {
  return (
    <>
      <h1 className="sr-only">Edit {title || "the study"}</h1>
      <TitleBox
        id="study-title"
        placeholder="Title"
        value={title}
        onChange={onChange}
        className="-mx-2 rounded-sm px-2 py-0.5 font-semibold text-lg tracking-[-0.012em] hover:bg-muted"
      />
    </>
  );
}
