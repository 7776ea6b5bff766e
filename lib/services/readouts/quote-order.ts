/**
 * SQL of the order in which a claim's quotes stand, `claim_evidence` and `passage` being `e` and `p`: what people put there
 * first, the latest before all, so that it is seen where it was put (of many quotes the last are folded); then the best.
 */
export const QUOTE_ORDER = `e.added DESC, CASE WHEN e.added THEN e.position END COLLATE "C" DESC, e.position COLLATE "C", p.id`;
