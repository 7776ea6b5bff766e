/** Numbers of themes and claims, and characters. */
export const MOST = { themes: 8, claims: 6, title: 80, text: 400, summary: 1_200 } as const;
