import { fieldsOf, isObject } from "../fields";
import { textOf } from "../texts";
import { refused } from "../words";

const PATH = "members";

function idOf(given: unknown, index: number): string {
  const path = `${PATH}[${index}].value`;
  const id = textOf(isObject(given) ? fieldsOf(given).get("value") : given, path);
  if (id === null) throw refused("invalidValue", "A member must be an object with a user's id as its value.", path);
  return id;
}

/** The ids in a list of members, or of a single one; a member may also be sent as a bare id. Throws `invalidValue`. */
export const memberIds = (given: unknown): string[] => [given].flat().map(idOf);
