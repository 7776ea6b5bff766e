-- One payment at a time for more participants of a study: whoever comes second finds the first.
CREATE UNIQUE INDEX "charge_open_participants" ON "charge"("study_id")
  WHERE "kind" = 'participants' AND "status" IN ('intent', 'checkout');
