-- Of arrays PostgreSQL plans anew at every call, since it hopes for a better plan once it knows how many values there are:
-- four fifths of an admission were planning. Every look-up in it goes by a key, so one plan serves all calls, and it is
-- made for tables that will grow.
ALTER FUNCTION admit_bearers(bytea[], boolean[], boolean[], integer, jsonb)
  SET plan_cache_mode = force_generic_plan;
ALTER FUNCTION admit_bearers(bytea[], boolean[], boolean[], integer, jsonb) SET enable_seqscan = off;
