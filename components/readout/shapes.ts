import type { z } from "zod";
import type { editReadout } from "@/lib/api/readout-edits";
import type { Readout } from "@/lib/api/readout-shape";

export type { Readout };
export type Theme = Readout["themes"][number];
export type Claim = Theme["claims"][number];
export type Clip = Claim["clips"][number];
export type NextStep = Readout["nextSteps"][number];
export type Stance = Clip["stance"];
export type Edit = z.input<NonNullable<typeof editReadout.body>>["edit"];
