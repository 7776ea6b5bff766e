import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from "@prisma/driver-adapter-utils";
import * as engine from "@prisma/schema-engine-wasm/schema_engine_bg";
import { databaseUrl, query } from "./query.mjs";

/** The type of the catalogs' one-byte "char", which the adapter can't read. */
const CHAR_OID = 18;
const TEXT_OID = 25;

/** @typedef {Awaited<ReturnType<PrismaPg["connect"]>>} Adapter */

/**
 * Adapts the adapter to the engine: reads "char", and runs a script as a whole instead of splitting it at semicolons.
 * @param {any} adapter its `performIO` is not public
 * @returns {Adapter}
 */
function repaired(adapter) {
  const performIO = adapter.performIO.bind(adapter);
  const queryRaw = adapter.queryRaw.bind(adapter);
  const charColumns = new WeakMap();
  adapter.performIO = async (/** @type {object} */ statement) => {
    const result = await performIO(statement);
    const fields = result.fields.filter((/** @type {any} */ field) => field.dataTypeID === CHAR_OID);
    charColumns.set(statement, new Set(fields.map((/** @type {any} */ field) => field.name)));
    for (const field of fields) field.dataTypeID = TEXT_OID;
    return result;
  };
  adapter.queryRaw = async (/** @type {object} */ statement) => {
    const result = await queryRaw(statement);
    const isChar = (/** @type {string} */ name) => charColumns.get(statement)?.has(name);
    result.columnTypes = result.columnTypes.map((/** @type {number} */ type, /** @type {number} */ index) =>
      isChar(result.columnNames[index]) ? ColumnTypeEnum.Character : type,
    );
    return result;
  };
  adapter.executeScript = async (/** @type {string} */ sql) => void (await adapter.underlyingDriver().query(sql));
  return adapter;
}

/** The adapter's own shadow connection would run the migrations on the main database. @param {string} url */
async function connectToShadow(url) {
  const name = `shadow_${randomUUID()}`;
  await query(url, `CREATE DATABASE "${name}"`);
  const adapter = repaired(await new PrismaPg({ connectionString: databaseUrl(url, name) }).connect());
  const dispose = adapter.dispose.bind(adapter);
  adapter.dispose = async () => {
    await dispose();
    await query(url, `DROP DATABASE "${name}" WITH (FORCE)`);
  };
  return adapter;
}

async function loadEngine() {
  const module = createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm/schema_engine_bg");
  const binary = readFileSync(module.replace(/\.js$/, ".wasm"));
  const imports = /** @type {WebAssembly.Imports} */ (/** @type {unknown} */ ({ "./schema_engine_bg.js": engine }));
  const { instance } = await WebAssembly.instantiate(binary, imports);
  engine.__wbg_set_wasm(instance.exports);
  /** @type {() => void} */ (instance.exports.__wbindgen_start)();
  Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: { set_message: console.error } });
}

/**
 * Prisma's schema engine as WebAssembly: writes migrations without the download that `prisma migrate dev` needs.
 * @param {string} url a server on which it may create a shadow database
 * @param {[path: string, text: string][]} schema
 */
export async function openSchemaEngine(url, schema) {
  await loadEngine();
  const opened = /** @type {Adapter[]} */ ([]);
  const base = new PrismaPg({ connectionString: url });
  /** @type {import("@prisma/driver-adapter-utils").SqlMigrationAwareDriverAdapterFactory} */
  const factory = {
    provider: base.provider,
    adapterName: base.adapterName,
    connect: async () => {
      const adapter = repaired(await base.connect());
      opened.push(adapter);
      return adapter;
    },
    connectToShadowDb: () => connectToShadow(url),
  };
  const bound = bindMigrationAwareSqlAdapterFactory(factory);
  const schemaEngine = await engine.SchemaEngine.new({ datamodels: schema }, () => undefined, bound);
  const close = () => Promise.all(opened.map((adapter) => adapter.dispose()));
  return { schemaEngine, close };
}
