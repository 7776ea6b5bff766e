import { type AttributeName, attributeName } from "./attribute-name";
import { type Token, tokensOf } from "./tokens";
import { refused, shown } from "./words";

export type FilterValue = string | number | boolean | null;

/** An attribute, and which of its values is meant: `emails[type eq "work"].value`. */
export type ScimPath = AttributeName & { where: Comparison[] | null };

/** One `eq`; several are joined with `and`. */
export type Comparison = { path: ScimPath; value: FilterValue };

type Fault = "invalidFilter" | "invalidPath";

/** PostgreSQL stores neither, and the check of the whole body sees only the escape with which a filter writes them. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** Consumes tokens one by one; anything unexpected is a refusal that quotes it. */
export class Reader {
  private at = 0;
  private readonly tokens: Token[];
  constructor(
    private readonly text: string,
    private readonly fault: Fault,
  ) {
    this.tokens = tokensOf(text, fault);
  }

  get isDone(): boolean {
    return this.at >= this.tokens.length;
  }

  refuse(why: string) {
    return refused(this.fault, `"${shown(this.text)}" can't be read: ${why}`);
  }

  takeBracket(bracket: string): boolean {
    const token = this.tokens[this.at];
    if (token?.kind !== "bracket" || token.text !== bracket) return false;
    this.at++;
    return true;
  }

  word(what: string): string {
    const token = this.tokens[this.at++];
    if (token?.kind !== "word") throw this.refuse(`${what} is missing.`);
    return token.text;
  }

  value(): FilterValue {
    const token = this.tokens[this.at++];
    if (!token || token.kind === "bracket") throw this.refuse("the value is missing.");
    const value = parsed(/^(true|false|null)$/i.test(token.text) ? token.text.toLowerCase() : token.text);
    if (value === undefined) throw this.refuse("a value must be a quoted string, a number, true, false, or null.");
    if (typeof value === "string" && UNSTORABLE.test(value))
      throw this.refuse("the value contains an invalid character.");
    return value;
  }

  path(): ScimPath {
    const name = attributeName(this.word("an attribute"));
    if (!name) throw this.refuse("there is no such attribute.");
    if (!this.takeBracket("[")) return { ...name, where: null };
    if (name.sub !== null) throw this.refuse("brackets must follow an attribute, not a part of one.");
    const where = this.comparisons("]");
    return { ...name, where, sub: this.subAttribute() };
  }

  /** After a closing bracket: `.value`, or nothing. */
  private subAttribute(): string | null {
    const next = this.tokens[this.at];
    if (next?.kind !== "word" || !next.text.startsWith(".")) return null;
    this.at++;
    const name = attributeName(next.text.slice(1));
    if (!name || name.sub !== null || name.urn !== null) throw this.refuse("there is no such attribute.");
    return name.attribute;
  }

  /** Comparisons up to the closing bracket `end`, or to the end of the text. */
  comparisons(end: "]" | null): Comparison[] {
    const found: Comparison[] = [];
    for (;;) {
      found.push(this.comparison(end));
      if (end === null ? this.isDone : this.takeBracket(end)) return found;
      const word = this.word("the closing bracket, or the word between two comparisons,");
      if (word.toLowerCase() !== "and") throw this.refuse('comparisons can be joined with "and" only.');
    }
  }

  private comparison(end: "]" | null): Comparison {
    const path = this.path();
    // `members[value eq "…"]` is a complete comparison: some value matches.
    if (path.where !== null && path.sub === null && end === null) return { path, value: true };
    if (path.where !== null && end !== null) throw this.refuse("brackets can't contain brackets.");
    const operator = this.word("the operator");
    if (operator.toLowerCase() !== "eq") throw this.refuse('the only supported operator is "eq".');
    return { path, value: this.value() };
  }
}

function parsed(text: string): FilterValue | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? undefined : (value as FilterValue);
  } catch {
    return undefined;
  }
}
