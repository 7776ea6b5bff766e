import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { indexOf } from "@/lib/services/analysis/meaning/words";
import { readAnswers } from "../read-answers";
import { learnVectors } from "./learn-vectors";
import { readAssociations } from "./read-associations";
import { subjectsOf } from "./subjects";
import { tune } from "./tune";
import { bytesOf, kept } from "./written";

/**
 * `npm run train:meaning`: learns word vectors from the lists of associations, and tunes them on questions and their
 * answers. The same texts give the same vectors.
 */
const FOLDER = new URL("../associations/", import.meta.url);
const SETTINGS = { dimensions: 80, rounds: 12, smoothing: 0.75, shift: 0, bend: 1 };
const TUNING = { rounds: 15, seeds: 3, batch: 4, step: 1e-3, dropped: 0.3, held: 3e-3 };

const associations = readdirSync(FOLDER)
  .sort()
  .flatMap((name) => readAssociations(readFileSync(new URL(name, FOLDER), "utf8")));
const { keys, vectors } = kept(learnVectors(associations, SETTINGS));
const subjects = subjectsOf(readAnswers(), indexOf(keys));
const bytes = bytesOf(tune(vectors, subjects, TUNING));
const file = new URL("../../../../../lib/services/analysis/meaning/word-vectors.json", import.meta.url);
const { dimensions } = SETTINGS;
writeFileSync(file, `${JSON.stringify({ dimensions, keys: keys.join("\t"), bytes: bytes.toString("base64") })}\n`);
console.log(
  `${associations.length} headwords, ${subjects.length} subjects, ${keys.length} words with a meaning, ${bytes.length} bytes`,
);
