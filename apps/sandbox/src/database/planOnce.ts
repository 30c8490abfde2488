/**
 * Sets a connection up: kept statements are planned once for all values.
 *
 * Left to itself PostgreSQL plans those with lists anew each time, since it takes an unknown list for ten entries and
 * finds the plan for one cheaper; planning takes ten times as long as what most of them do. A plan that is kept must also
 * do for a table that was empty when it was made, so that an index is taken wherever there is one. Compiling a plan is
 * of no use to statements that are as short.
 */
export const settingPlanOnce =
  'SET plan_cache_mode = force_generic_plan; SET enable_seqscan = off; SET jit = off';
