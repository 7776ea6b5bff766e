/** SQL for a delivery's id: the event's time, then a part unique to this event and webhook. */
export const deliveryIdOf = (eventId: string, webhookId: string): string =>
  `'dlv_' || substr(${eventId}, 5, 10) || left(md5(${eventId} || ${webhookId}), 16)`;
