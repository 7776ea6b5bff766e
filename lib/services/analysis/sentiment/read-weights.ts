/** By feature, what it adds for blame and for praise against neither; the empty name is what every text begins with. */
export type Weights = ReadonlyMap<string, readonly [against: number, favour: number]>;

/** Reads "feature, tab, hundredths for blame, blank, hundredths for praise", separated by bars or lines. */
export const readWeights = (written: string): Weights =>
  new Map(
    written
      .split(/[|\n]/)
      .filter(Boolean)
      .map((each) => {
        const [name = "", numbers = ""] = each.split("\t");
        const [against = 0, favour = 0] = numbers.split(" ").map((number) => Number(number) / 100);
        return [name, [against, favour]];
      }),
  );
