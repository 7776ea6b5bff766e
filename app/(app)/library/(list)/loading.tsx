"use client";
import { LibraryFrame } from "@/components/library/library-frame";
import { ListSkeleton } from "@/components/library/list-skeleton";
import { useLibraryView } from "@/components/library/use-library-view";

export default function Loading() {
  return (
    <LibraryFrame shown={useLibraryView()}>
      <ListSkeleton />
    </LibraryFrame>
  );
}
