import { EVENTS } from "@/lib/events/catalog";
import { fail } from "@/lib/services/readouts/fail";
import { make } from "@/lib/services/readouts/make";
import { dispatched } from "../dispatched";
import { oneStepFunction } from "../one-step-function";

/** Makes a study's readout. */
export const makeReadout = oneStepFunction({
  id: "make-readout",
  trigger: { event: "earshot/readout.requested" },
  data: dispatched(EVENTS["readout.requested"]),
  retries: 3,
  concurrency: { limit: 2, key: "event.data.workspaceId" },
  step: "make",
  act: make,
  fail,
  gaveUp: "Something went wrong on our side while this readout was being made. Please try again.",
});
