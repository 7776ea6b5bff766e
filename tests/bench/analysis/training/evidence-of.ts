type Row = { at: readonly number[]; label: 0 | 1 | 2 };

/**
 * How much oftener each feature is in passages of each label than in all others, in logarithms, three numbers a feature.
 * What shows a side by itself is held back less in learning (Wang and Manning 2012, "Baselines and Bigrams").
 */
export function evidenceOf(rows: readonly Row[], features: number): Float64Array {
  const counts = new Float64Array(features * 3);
  const all = [0, 0, 0];
  for (const { at, label } of rows) {
    all[label] = (all[label] ?? 0) + 1;
    for (const feature of at) counts[feature * 3 + label] = (counts[feature * 3 + label] ?? 0) + 1;
  }
  const total = rows.length;
  return counts.map((count, i) => {
    const start = i - (i % 3);
    const anywhere = (counts[start] ?? 0) + (counts[start + 1] ?? 0) + (counts[start + 2] ?? 0);
    const own = all[i % 3] ?? 0;
    return Math.log((count + 1) / (own + 2) / ((anywhere - count + 1) / (total - own + 2)));
  });
}
