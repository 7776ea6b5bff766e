import { expect, test } from "vitest";
import { droppedFiles } from "@/components/ui/files/dropped-files";

type Tree = { [name: string]: Tree | null };

/** Entries as a browser returns them: a hundred at a time, then none. */
function entryOf(name: string, tree: Tree | null): FileSystemEntry {
  if (tree === null)
    return {
      name,
      isDirectory: false,
      file: (take: (file: File) => void) => take(new File(["x"], name)),
    } as unknown as FileSystemEntry;
  return {
    name,
    isDirectory: true,
    createReader: () => {
      const left = Object.entries(tree).map(([child, below]) => entryOf(child, below));
      return { readEntries: (take: (entries: FileSystemEntry[]) => void) => take(left.splice(0, 100)) };
    },
  } as unknown as FileSystemEntry;
}

const drop = (tree: Tree) => {
  const items = Object.entries(tree).map(([name, below]) => ({
    kind: "file",
    webkitGetAsEntry: () => entryOf(name, below),
    getAsFile: () => new File(["x"], name),
  }));
  return droppedFiles({ items: [{ kind: "string" }, ...items] } as unknown as DataTransfer);
};
const paths = async (tree: Tree) => (await drop(tree)).given.map(({ path }) => path);

test("folders are opened in order, and each file keeps the folders above it", async () => {
  const tree = { "a.vtt": null, "Round 1": { "ana 10.vtt": null, "ana 9.vtt": null, "Day 2": { "bea.vtt": null } } };
  expect(await paths(tree)).toEqual(["a.vtt", "Round 1/ana 9.vtt", "Round 1/ana 10.vtt", "Round 1/Day 2/bea.vtt"]);
});

test("files that operating systems leave in folders are skipped", async () => {
  const tree = { Round: { ".DS_Store": null, "Thumbs.db": null, ".git": { "config.txt": null }, "a.vtt": null } };
  expect(await paths(tree)).toEqual(["Round/a.vtt"]);
});

test("a folder of hundreds is read to its end; one of thousands is cut off and says so", async () => {
  const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}.vtt`, null]));
  expect((await paths({ Round: many(350) })).length).toBe(350);
  const { given, isCut } = await drop({ Round: many(3_000) });
  expect([given.length, isCut]).toEqual([2_000, true]);
});

test("endlessly nested folders are left at some depth", async () => {
  let tree: Tree = { "deep.vtt": null };
  for (let depth = 0; depth < 40; depth++) tree = { folder: tree };
  expect(await drop({ ...tree, "a.vtt": null })).toMatchObject({ given: [{ path: "a.vtt" }], isCut: true });
});
