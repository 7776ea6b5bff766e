import type { z } from "zod";
import type { editReadout } from "@/lib/api/readouts/edits";
import type { Readout as Whole } from "@/lib/api/readouts/shape";

export type { Whole };

type WholeTheme = Whole["themes"][number];
type WholeClaim = WholeTheme["claims"][number];
export type Clip = WholeClaim["clips"][number];
export type Stance = Clip["stance"];

/** A claim with the quotes that come with the page; `later` counts those of each side that do not. */
export type Claim = WholeClaim & { later: Record<Stance, number> };
export type Theme = Omit<WholeTheme, "claims"> & { claims: Claim[] };
export type Readout = Omit<Whole, "themes"> & { themes: Theme[] };
export type NextStep = Whole["nextSteps"][number];
export type Edit = z.input<NonNullable<typeof editReadout.body>>["edit"];
