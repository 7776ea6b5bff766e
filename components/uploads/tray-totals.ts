import { failedByChance, isUnderWay, type Upload } from "./upload";

/** All uploads as one: bytes done or in progress, and their combined speed. */
export function trayTotals(uploads: readonly Upload[]) {
  const counted = uploads.filter((upload) => isUnderWay(upload) || upload.state === "done");
  const bytesOf = ({ state, sizeBytes, sentBytes }: Upload) => (state === "done" ? sizeBytes : sentBytes);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const speeds = uploads.flatMap(({ state, bytesPerSecond }) =>
    state === "sending" && bytesPerSecond !== null ? [bytesPerSecond] : [],
  );
  return {
    underWay: uploads.filter(isUnderWay).length,
    done: uploads.filter(({ state }) => state === "done").length,
    failed: uploads.filter(({ state }) => state === "failed").length,
    failedByChance: uploads.filter(failedByChance).length,
    duplicates: uploads.filter(({ state }) => state === "duplicate").length,
    sizeBytes: sum(counted.map(({ sizeBytes }) => sizeBytes)),
    sentBytes: sum(counted.map(bytesOf)),
    bytesPerSecond: speeds.length > 0 ? sum(speeds) : null,
  };
}
