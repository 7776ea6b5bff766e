import { bundleSources } from "./bundle-sources";

/** Every project runs this setup; they share one folder, which test processes learn of through the environment. */
const shared = globalThis as typeof globalThis & { earshotBundles?: ReturnType<typeof bundleSources> };

export default async function bundleSetup() {
  shared.earshotBundles ??= bundleSources();
  const { folder, remove } = await shared.earshotBundles;
  process.env.SOURCE_BUNDLES = folder;
  return remove;
}
