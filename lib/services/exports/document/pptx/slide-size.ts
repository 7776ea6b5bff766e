/** A 16:9 slide, in inches. */
export const SLIDE = { width: 13.333, height: 7.5, left: 0.65, top: 1.65, bottom: 6.85, content: 12.03 } as const;
export const FACE = "Arial";
/** Line height in ems: more than office programs use, so that nothing overflows. */
export const LEADING = 1.24;
