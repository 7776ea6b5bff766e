"use client";
import dynamic from "next/dynamic";

/** Eva's conversation brings a markdown reader along, so no page loads it before she is asked. */
export const LazyEvaDrawer = dynamic(() => import("./eva-drawer").then(({ EvaDrawer }) => EvaDrawer), { ssr: false });
