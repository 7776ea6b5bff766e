"use client";
import { createContext, useContext } from "react";
import type { Source } from "./source";

type Uploads = { add: (sources: Source[]) => void };

export const UploadsContext = createContext<Uploads | null>(null);

/** Where a page hands over its files; they continue when the page is left for another. */
export function useUploads(): Uploads {
  const uploads = useContext(UploadsContext);
  if (!uploads) throw new Error("useUploads needs an UploadsProvider around it.");
  return uploads;
}
