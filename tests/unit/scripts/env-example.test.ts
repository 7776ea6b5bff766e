import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { parseConfig, SETTING_NAMES } from "@/lib/core/config";

const example = parseEnv(readFileSync(".env.example", "utf8")) as Record<string, string>;

test(".env.example has every setting and nothing else", () => {
  expect(Object.keys(example).sort()).toEqual(SETTING_NAMES.toSorted());
});

test(".env.example as it is changes nothing", () => {
  expect(parseConfig(example)).toEqual(parseConfig({}));
});
