-- What a key had called while the clock was ahead counted until that time came again, since only time moves the counters
-- on: for an hour after an hour's mistake, the key was refused. Less than a minute ahead is still waited for.
DO $$
DECLARE
  old_line text := 'shift := least(61, greatest(0, this_second - base));';
  definition text := pg_get_functiondef('admit_bearers(bytea[], boolean[], boolean[], integer, jsonb)'::regprocedure);
BEGIN
  IF strpos(definition, old_line) = 0 THEN RAISE EXCEPTION 'admit_bearers is not as expected'; END IF;
  EXECUTE replace(definition, old_line,
    'IF base > this_second + 60 THEN base := this_second - 61; END IF; ' || old_line);
END $$;
