let opened: HTMLInputElement | undefined;

/**
 * Opens the browser's own picker for one file (of these types) or a whole folder; `onFiles` isn't called if nothing is
 * chosen. The input is in the page while it is open: a detached one may be garbage collected along with the choice.
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
