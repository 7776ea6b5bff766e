import { config } from "@/lib/core/config";

/** The absolute link to a path of the app. */
export const appUrl = (path: string): string => config().APP_URL + path;
