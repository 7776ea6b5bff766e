let opened: HTMLInputElement | undefined;

/**
 * Opens the browser's own chooser for one file (of these types) or a whole folder; `onFiles` is not called when nothing is
 * chosen. Its field is part of the page while it is open: a field that nothing holds may be collected, and the choice with it.
 */
export function chooseFiles(
  { folder = false, accept = "" }: { folder?: boolean; accept?: string },
  onFiles: (files: File[]) => void,
): void {
  opened?.remove();
  const input = document.createElement("input");
  opened = input;
  input.type = "file";
  input.hidden = true;
  input.webkitdirectory = folder;
  input.accept = accept;
  input.oncancel = () => input.remove();
  input.onchange = () => {
    input.remove();
    onFiles([...(input.files ?? [])]);
  };
  document.body.append(input);
  input.click();
}
