/** In characters: what a person may enter for a webhook. */
export const WEBHOOK_TEXT = { url: 2000, description: 500 } as const;
