/** Words before the name of a thing, in plain letters. */
export const DETERMINERS: ReadonlySet<string> = new Set(
  "the a an my our your his her their this that these those any every each der die das den dem dein deine ihr ihre".split(
    " ",
  ),
);
