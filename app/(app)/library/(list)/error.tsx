"use client";
import { LibraryFrame } from "@/components/library/library-frame";
import { useLibraryView } from "@/components/library/use-library-view";
import { PartError } from "@/components/shell/part-error";

type Props = { error: Error & { digest?: string }; reset: () => void };

export default function LibraryListError(props: Props) {
  return (
    <LibraryFrame shown={useLibraryView()}>
      <PartError {...props} />
    </LibraryFrame>
  );
}
