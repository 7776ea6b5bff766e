"use client";
import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False on the server and in the first render: for what only the browser knows, such as its time zone. */
export const useMounted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
