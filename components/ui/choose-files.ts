/** Kept until the next one: what nothing holds may be collected while its chooser is open, and the choice with it. */
let opened: HTMLInputElement | undefined;

/** Opens the browser's own chooser for one file (of these types) or a whole folder; `onFiles` is not called when nothing is chosen. */
export function chooseFiles(
  { folder = false, accept = "" }: { folder?: boolean; accept?: string },
  onFiles: (files: File[]) => void,
): void {
  const input = document.createElement("input");
  input.type = "file";
  input.webkitdirectory = folder;
  input.accept = accept;
  input.onchange = () => onFiles([...(input.files ?? [])]);
  opened = input;
  opened.click();
}
