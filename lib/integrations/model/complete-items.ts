/** The objects of a field's list that a growing JSON text already contains completely. */
export function completeItems(text: string, field: string): unknown[] {
  const start = new RegExp(`"${field}"\\s*:\\s*\\[`).exec(text);
  if (!start) return [];
  const items: unknown[] = [];
  let depth = 0;
  let from = 0;
  let quoted = false;
  for (let at = start.index + start[0].length; at < text.length; at += 1) {
    const sign = text[at];
    if (quoted) {
      if (sign === "\\") at += 1;
      else if (sign === '"') quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === "{") {
      if (depth === 0) from = at;
      depth += 1;
    } else if (sign === "}") {
      depth -= 1;
      if (depth === 0) {
        const item = parsed(text.slice(from, at + 1));
        if (item === undefined) return items;
        items.push(item);
      }
    } else if (sign === "]" && depth === 0) break;
  }
  return items;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
