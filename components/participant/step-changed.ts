"use client";
import { createContext } from "react";

/** Whether the page has changed steps since it was opened; only then may a step take the focus. */
export const StepChanged = createContext(false);
