"use client";
import { usePathname, useSearchParams } from "next/navigation";
import { LIBRARY_VIEWS, type LibraryView } from "./library-tabs";

/** The view that the address is of, for what stands in for a list that has not loaded. */
export function useLibraryView(): LibraryView {
  const path = usePathname();
  const address = useSearchParams().get("show") === "files" ? `${path}?show=files` : path;
  return LIBRARY_VIEWS.find(({ href }) => href === address)?.id ?? "projects";
}
