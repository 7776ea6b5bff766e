"use client";
import dynamic from "next/dynamic";

/** Eva's conversation comes with a Markdown reader, so no page loads it before she is asked. */
export const LazyEvaDrawer = dynamic(() => import("./eva-drawer").then(({ EvaDrawer }) => EvaDrawer), { ssr: false });
