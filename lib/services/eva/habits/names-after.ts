/** Whether what is asked for is named within so many words after one of these beginnings: "my …", "I work for …". */
export const namesAfter = (
  text: string,
  beginning: RegExp,
  mostWords: number,
  names: (text: string) => boolean,
): boolean =>
  [...text.matchAll(beginning)].some(({ 0: said, index }) =>
    names(
      text
        .slice(index + said.length)
        .split(/\s+/u, mostWords)
        .join(" "),
    ),
  );
