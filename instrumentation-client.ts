import { config } from "zod/v4/core";

// Runs before anything else in a browser. Zod would otherwise try whether it may compile its schemas, which our content
// security policy refuses: Firefox and Safari then report an error on every page.
config({ jitless: true });
