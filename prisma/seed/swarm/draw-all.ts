import { drawPicture } from "./picture/draw-picture";
import { loadFaces } from "./picture/load-faces";
import { type Recorded, readWalks } from "./read-walks";

/** Wide enough to be read; a phone's window is small as it is. */
const WIDEST = 640;

type Drawn = { agents: Recorded[]; pictures: Buffer[] };
let drawn: Promise<Drawn> | undefined;

/** The recorded agents with their pictures as PNG; the demo workspaces share them. */
export function drawAll(): Promise<Drawn> {
  drawn ??= draw();
  return drawn;
}

async function draw(): Promise<Drawn> {
  const [faces, { agents, pictures }] = await Promise.all([loadFaces(), readWalks()]);
  return {
    agents,
    pictures: await Promise.all(
      pictures.map((picture) => drawPicture(picture, faces, Math.min(1, WIDEST / picture.width))),
    ),
  };
}
