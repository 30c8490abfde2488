import type pg from 'pg';
import * as v from 'valibot';

const node = v.looseObject({
  'Node Type': v.string(),
  'Relation Name': v.optional(v.string()),
  Plans: v.optional(v.array(v.unknown())),
});
const explained = v.tuple([v.object({ 'QUERY PLAN': v.tuple([v.looseObject({ Plan: v.unknown() })]) })]);

/** The tables that a statement would read from end to end, in the one plan that connections keep for all values. */
export async function readPlan(client: pg.Client, text: string): Promise<readonly string[]> {
  const { rows } = await client.query(`EXPLAIN (FORMAT JSON, GENERIC_PLAN) ${text}`);
  const [line] = v.parse(explained, rows);
  return wholeReads(line['QUERY PLAN'][0].Plan);
}

function wholeReads(plan: unknown): readonly string[] {
  const { 'Node Type': type, 'Relation Name': table, Plans: inner = [] } = v.parse(node, plan);
  const own = type === 'Seq Scan' && table !== undefined ? [table] : [];
  return [...own, ...inner.flatMap(wholeReads)];
}
