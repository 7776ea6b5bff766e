import { join } from "node:path";
import { z } from "zod";

const modelFile = z.object({
  weightsManifest: z.array(
    z.object({
      paths: z.array(z.string().regex(/^[\w-]+$/)),
      weights: z.array(z.object({ name: z.string(), shape: z.array(z.number().int()), dtype: z.string() })),
    }),
  ),
});

/** The numbers of a TensorFlow.js graph model by the names of its layers, each by rows. Only float32 is read. */
export async function readWeights(
  folder: string,
  read: (path: string) => Promise<Buffer>,
): Promise<Map<string, Float32Array>> {
  const { weightsManifest } = modelFile.parse(JSON.parse((await read(join(folder, "model.json"))).toString()));
  const found = new Map<string, Float32Array>();
  for (const { paths, weights } of weightsManifest) {
    const bytes = Buffer.concat(await Promise.all(paths.map((path) => read(join(folder, path)))));
    let at = bytes.byteOffset;
    for (const { name, shape, dtype } of weights) {
      const length = shape.reduce((product, each) => product * each, 1);
      if (at + 4 * length > bytes.byteOffset + bytes.length) throw new RangeError(`The weights end within ${name}.`);
      if (dtype === "float32") found.set(name, new Float32Array(bytes.buffer, at, length));
      at += 4 * length;
    }
  }
  return found;
}
