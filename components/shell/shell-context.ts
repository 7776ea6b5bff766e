"use client";
import { createContext, useContext } from "react";

type Shell = {
  openPalette: () => void;
  openSidebar: () => void;
  evaOpen: boolean;
  setEvaOpen: (open: boolean) => void;
};

export const ShellContext = createContext<Shell | null>(null);

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error("useShell needs an AppShell around it.");
  return shell;
}
