import { register } from "node:module";

/** The suite imports `globSync` from node:fs, which Node 20 doesn't have; the server scenarios never call it. */
const withGlob = `
export * from "node:fs";
export { default } from "node:fs";
export const globSync = () => [];`;
/** @param {string} text */
const asModule = (text) => `data:text/javascript,${encodeURIComponent(text)}`;

register(
  asModule(`export async function resolve(name, context, next) {
  if (name === "fs" && context.parentURL?.includes("/conformance/dist/"))
    return { shortCircuit: true, url: ${JSON.stringify(asModule(withGlob))} };
  return next(name, context);
}`),
);
