"use client";
import { onDemand } from "@/components/ui/states/on-demand";

/** Eva's conversation comes with a Markdown reader, so no page loads it before she is asked. */
export const LazyEvaDrawer = onDemand(async () => (await import("./eva-drawer")).EvaDrawer);
