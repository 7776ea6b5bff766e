import type { GivenFile } from "./given-file";

const MOST_FILES = 2_000;
const DEEPEST = 12;
/** Files that operating systems leave in folders. */
const isClutter = (name: string) => name.startsWith(".") || name === "Thumbs.db" || name === "desktop.ini";

/**
 * What was dropped, with folders opened. The entries are read before the first await: a browser drops them after the
 * event. `isCut` means that there were more than anybody wants to upload at once.
 */
export async function droppedFiles(transfer: DataTransfer): Promise<{ given: GivenFile[]; isCut: boolean }> {
  const items = [...transfer.items].filter(({ kind }) => kind === "file");
  const roots = items.map((item) => ({ entry: item.webkitGetAsEntry?.() ?? null, file: item.getAsFile() }));
  const walk: Walk = { given: [], isCut: false };
  for (const { entry, file } of roots) {
    if (entry?.isDirectory) await open(entry as FileSystemDirectoryEntry, "", 1, walk);
    else if (file) take({ file, path: file.name }, walk);
  }
  return walk;
}

type Walk = { given: GivenFile[]; isCut: boolean };

function take(file: GivenFile, walk: Walk): void {
  if (walk.given.length < MOST_FILES) walk.given.push(file);
  else walk.isCut = true;
}

async function open(folder: FileSystemDirectoryEntry, above: string, depth: number, walk: Walk): Promise<void> {
  const path = `${above}${folder.name}/`;
  if (depth > DEEPEST) walk.isCut = true;
  for (const entry of depth > DEEPEST ? [] : await entriesOf(folder)) {
    if (walk.isCut) return;
    if (isClutter(entry.name)) continue;
    if (entry.isDirectory) await open(entry as FileSystemDirectoryEntry, path, depth + 1, walk);
    else {
      const file = await new Promise<File | null>((resolve) =>
        (entry as FileSystemFileEntry).file(resolve, () => resolve(null)),
      );
      if (file) take({ file, path: `${path}${file.name}` }, walk);
    }
  }
}

/** Browsers return a hundred at a time, until there are none; a folder that can't be read counts as empty. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])));
    if (some.length === 0) return entries.sort((a, b) => a.name.localeCompare(b.name, "en", { numeric: true }));
    entries.push(...some);
    if (entries.length > MOST_FILES) return entries;
  }
}
