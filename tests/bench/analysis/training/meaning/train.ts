import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { learnVectors } from "./learn-vectors";
import { readAssociations } from "./read-associations";
import { written } from "./written";

/** `npm run train:meaning`: learns what words mean from the lists of associations anew. The same lists, the same vectors. */
const FOLDER = new URL("../associations/", import.meta.url);
const SETTINGS = { dimensions: 80, rounds: 12, smoothing: 0.75, shift: 0, bend: 1 };

const associations = readdirSync(FOLDER)
  .sort()
  .flatMap((name) => readAssociations(readFileSync(new URL(name, FOLDER), "utf8")));
const { keys, bytes } = written(learnVectors(associations, SETTINGS));
const file = new URL("../../../../../lib/services/analysis/meaning/word-vectors.ts", import.meta.url);
writeFileSync(
  file,
  `/** Made by \`npm run train:meaning\`: words by tabs, and a vector of bytes for each in base64. */
export const WORD_VECTORS = {
  dimensions: ${SETTINGS.dimensions},
  keys: ${JSON.stringify(keys.join("\t"))},
  bytes: "${bytes.toString("base64")}",
};
`,
);
console.log(`${associations.length} headwords, ${keys.length} words with a meaning, ${bytes.length} bytes`);
