const HAS_NONE =
  /\b(?:(?:hab|nutz|benutz|nehm|brauch|kenn)e? ich (?:\p{L}+ ){0,2}(?:nicht|nie|kein\p{L}*)|I (?:don[’']t|do not|never) (?:really |actually |even )?(?:have|own|use|take|need))\b/iu;

/** Whether somebody says that they don't have or use a thing, which may sound like trouble with it, and is none. */
export const hasNone = (text: string): boolean => HAS_NONE.test(text);
