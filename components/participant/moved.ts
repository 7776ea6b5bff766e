"use client";
import { createContext } from "react";

/** Whether the page has gone from one step to another since it was opened; only then may a step take the focus. */
export const Moved = createContext(false);
