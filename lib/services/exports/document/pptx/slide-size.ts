/** Inches of a 16:9 slide. */
export const SLIDE = { width: 13.333, height: 7.5, left: 0.65, top: 1.65, bottom: 6.85, content: 12.03 } as const;
export const FACE = "Arial";
/** Of a line, in ems: more than office programs give it, so that nothing runs over. */
export const LEADING = 1.24;
