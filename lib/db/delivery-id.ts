/** SQL of a delivery's id: the time of its event, then what only this event and this webhook give. */
export const deliveryIdOf = (eventId: string, webhookId: string): string =>
  `'dlv_' || substr(${eventId}, 5, 10) || left(md5(${eventId} || ${webhookId}), 16)`;
