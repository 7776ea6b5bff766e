/** A picture's type, which is part of its key: a browser's is a JPEG, a drawn one a PNG. */
export const pictureKind = (key: string) =>
  key.endsWith(".png")
    ? ({ ending: ".png", contentType: "image/png" } as const)
    : ({ ending: ".jpg", contentType: "image/jpeg" } as const);

/** SQL: the file extension of the picture whose key is in this column. */
export const pictureEnding = (column: string): string => `CASE WHEN ${column} LIKE '%.png' THEN '.png' ELSE '.jpg' END`;
