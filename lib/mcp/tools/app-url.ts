import { config } from "@/lib/core/config";

/** The absolute URL of a path in the app. */
export const appUrl = (path: string): string => config().APP_URL + path;
