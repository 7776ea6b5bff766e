/** A request that a person picks in their client; it is sent as if they had typed it. */
export type Prompt<Name extends string = string> = {
  name: string;
  title: string;
  description: string;
  arguments: readonly { name: Name; title: string; description: string; required: boolean }[];
  write(given: Partial<Record<Name, string>>): string;
};

export const prompt = <Name extends string>(described: Prompt<Name>) => described;
