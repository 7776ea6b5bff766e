import { type Rich, runsOf, type Stretch, tidy } from "../document/rich";

/** The content of an editable element, whatever nodes the browser has made of it during typing. */
export function readRich(element: HTMLElement): Rich {
  const bold: Stretch[] = [];
  let text = "";
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = (node.textContent ?? "").replace(/[\u00a0\n\r\t]/g, " ");
    if (node.parentElement?.closest("strong, b")) bold.push([text.length, text.length + words.length]);
    text += words;
  }
  return tidy({ text, bold });
}

export function writeRich(element: HTMLElement, rich: Rich): void {
  const nodes = runsOf(rich).map(({ text, isBold }) => {
    const node = document.createTextNode(text);
    if (!isBold) return node;
    const strong = document.createElement("strong");
    strong.append(node);
    return strong;
  });
  element.replaceChildren(...nodes);
}

export const sameRich = (one: Rich, other: Rich): boolean =>
  one.text === other.text && one.bold.join() === other.bold.join();

/** Whether the caret is in the first (-1) or last (1) visual line. */
export function isAtEdge(element: HTMLElement, by: 1 | -1): boolean {
  const selection = document.getSelection();
  if (!selection || selection.rangeCount === 0 || element.textContent === "") return true;
  const caret = [...selection.getRangeAt(0).getClientRects()].at(by === 1 ? -1 : 0);
  const box = element.getBoundingClientRect();
  if (!caret || caret.height === 0) return true;
  return by === -1 ? caret.top - box.top < caret.height * 0.8 : box.bottom - caret.bottom < caret.height * 0.8;
}
