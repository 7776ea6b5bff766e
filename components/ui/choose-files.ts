/** Opens the browser's own chooser for one file or a whole folder; `onFiles` is not called when nothing is chosen. */
export function chooseFiles({ folder = false }: { folder?: boolean }, onFiles: (files: File[]) => void): void {
  const input = document.createElement("input");
  input.type = "file";
  input.webkitdirectory = folder;
  input.onchange = () => onFiles([...(input.files ?? [])]);
  input.click();
}
