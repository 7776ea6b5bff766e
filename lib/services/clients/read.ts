import type { ClientRecord } from "./record";

export const CLIENT_FIELDS = { id: true, metadataUrl: true, name: true, redirectUris: true, createdAt: true } as const;

type ClientRow = Omit<ClientRecord, "clientId"> & { metadataUrl: string | null };

export const fromRow = ({ metadataUrl, ...row }: ClientRow): ClientRecord => ({
  ...row,
  clientId: metadataUrl ?? row.id,
});
