/** A program that may ask people for a connection. */
export type ClientRecord = {
  id: string;
  /** What it is called in the protocol: its id, or the address of the document that describes it. */
  clientId: string;
  name: string | null;
  redirectUris: string[];
  createdAt: Date;
};
