type Rates = Record<string, number>;

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const ratio = (value: number): string => value.toFixed(2);

/**
 * Measures all subjects in turn, round after round, so that a busy machine affects all of them alike. The first round
 * warms up and is dropped.
 */
export async function interleave(subjects: Record<string, () => Promise<number>>, rounds = 8): Promise<Rates[]> {
  const measured: Rates[] = [];
  for (let round = 0; round < rounds; round++) {
    const rates: Rates = {};
    for (const [name, measure] of Object.entries(subjects)) rates[name] = await measure();
    measured.push(rates);
  }
  return measured.slice(1);
}

/** The median of a subject's ratio to its floor over the rounds, with its range and its target. */
export function compare(rounds: Rates[], subject: string, floor: string, wanted: number): string {
  const ratios = rounds.map((rates) => (rates[subject] ?? 0) / (rates[floor] ?? 1));
  const middle = median(ratios);
  const spread = `${ratio(Math.min(...ratios))} to ${ratio(Math.max(...ratios))}`;
  const rate = Math.round(median(rounds.map((rates) => rates[subject] ?? 0)));
  const mark = middle >= wanted ? "ok " : "LOW";
  return `${mark} ${subject} : ${floor} = ${ratio(middle)} (${spread}; wanted ${wanted}), ${rate} a second`;
}
